#!/usr/bin/env node
// Starts the binary that npm installed for this machine, if it is the one that was released with this file, and
// ends as it ends. What keeps it from running ends with 2, as an audit that could not be done.
'use strict';
const { spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const machine = `${process.platform} ${process.arch}`;
const released = require('../package.json').binaries[machine];

function fail(message) {
  console.error(`error: ${message}`);
  process.exit(2);
}

if (!released) fail(`there is no contrast-audit for ${machine}`);
let binary, checksum;
try {
  binary = require.resolve(`${released.package}/bin/contrast-audit`);
  checksum = createHash('sha256').update(readFileSync(binary)).digest('hex');
} catch {
  fail(`the package ${released.package} is not installed; npm leaves it out with --omit=optional`);
}
if (checksum !== released.sha256) fail(`${binary} is not the binary of this release; install both packages anew`);
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
