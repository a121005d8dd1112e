#!/usr/bin/env node
// Starts the binary that npm installed for this machine, and ends as it ends. What keeps it from running
// ends with 2, as an audit that could not be done.
'use strict';
const { spawn } = require('node:child_process');

const packages = {
  'linux x64': 'contrast-audit-linux-x64',
  'linux arm64': 'contrast-audit-linux-arm64',
  'darwin x64': 'contrast-audit-darwin',
  'darwin arm64': 'contrast-audit-darwin',
};
const machine = `${process.platform} ${process.arch}`;

function fail(message) {
  console.error(`error: ${message}`);
  process.exit(2);
}

let binary;
try {
  binary = require.resolve(`${packages[machine]}/bin/contrast-audit`);
} catch {
  fail(packages[machine]
    ? `the package ${packages[machine]} is not installed; npm leaves it out with --omit=optional`
    : `there is no contrast-audit for ${machine}`);
}
const child = spawn(binary, process.argv.slice(2), { stdio: 'inherit' });
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.on('error', error => fail(`${binary} does not run: ${error.message}`));
child.on('exit', (status, signal) => {
  if (signal === null) process.exit(status);
  for (const name of signals) process.removeAllListeners(name);
  process.kill(process.pid, signal);
  // A signal that this process ignores.
  setTimeout(() => process.exit(2), 1000);
});
