"""The scripts in the files of a pipeline, by the little of YAML that these files use, so that they are run as
they stand."""

import re
from dataclasses import dataclass, field


def lines_below(lines, index):
    """The lines after one that are indented more, without what they have in common."""
    width = len(lines[index]) - len(lines[index].lstrip())
    found = []
    for line in lines[index + 1 :]:
        if line.strip() and len(line) - len(line.lstrip()) <= width:
            break
        found.append(line)
    inner = min((len(line) - len(line.lstrip()) for line in found if line.strip()), default=0)
    return [line[inner:] for line in found]


@dataclass
class Job:
    script: str
    cache: list
    keys: dict
    inherited: str


@dataclass
class Steps:
    """The steps of an action, with what the earlier ones gave to the later."""

    steps: list
    values: dict
    current: str = ""

    def __iter__(self):
        for step in self.steps:
            if "if" in step and not self.holds(step["if"]):
                continue
            self.current = step.get("id", "")
            environment = {name: self.filled(value) for name, value in step["env"].items()}
            yield Step(step["run"], environment, self)

    def value(self, expression):
        words = [word.strip() for word in expression.split("||")]
        return next((self.values[word] for word in words if self.values.get(word)), "")

    def filled(self, text):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: self.value(match[1]), text)

    def holds(self, condition):
        name, empty = condition.split(" == ")
        assert empty == "''", condition
        return self.value(name) == ""

    @classmethod
    def action(cls, text, inputs):
        lines = text.splitlines()
        steps = []
        start = lines.index("  steps:")
        body = lines_below(lines, start)
        starts = [index for index, line in enumerate(body) if line.startswith("- ")]
        for index in starts:
            step = [body[index].replace("- ", "  ", 1), *lines_below(body, index)]
            step = [step[0].strip(), *step[1:]]
            found = {"env": {}}
            for at, line in enumerate(step):
                if match := re.fullmatch(r"(id|if|run|env|uses): ?(.*)", line):
                    found[match[1]] = match[2]
                    if match[1] == "run":
                        assert match[2] == "|"
                        found["run"] = "\n".join(lines_below(step, at)) + "\n"
                    elif match[1] == "env":
                        found["env"] = dict(entry.split(": ", 1) for entry in lines_below(step, at))
            if "run" in found:
                steps.append(found)
        assert len(steps) >= 2, "the action has no steps"
        return cls(steps, {f"inputs.{name}": value for name, value in inputs.items()})

    @staticmethod
    def gitlab(text):
        lines = text.splitlines()
        job = lines_below(lines, lines.index("contrast-audit:"))
        keys = {match[1]: match[2] for line in job if (match := re.fullmatch(r"([a-z_]+): ?(.*)", line))}
        items = lines_below(job, job.index("script:"))
        scripts = ["\n".join(lines_below(items, at)) for at, line in enumerate(items) if line == "- |"]
        assert len(scripts) == 2, "the job has another number of scripts"
        cache = lines_below(job, job.index("cache:")) if "cache" in keys else []
        inherited = " ".join(lines_below(job, job.index("inherit:"))) if "inherit" in keys else "before_script"
        return Job("\n".join(scripts) + "\n", [line.split("- ")[1] for line in cache if "- " in line], keys, inherited)

    @staticmethod
    def hook(text, identifier):
        lines = text.splitlines()
        hook = lines_below(lines, lines.index(f"- id: {identifier}"))
        keys = dict(line.split(": ", 1) for line in hook)
        return keys["language"], keys["entry"].split(" ")


@dataclass
class Step:
    script: str
    environment: dict
    owner: Steps = field(repr=False)

    def outputs(self, values):
        for name, value in values.items():
            self.owner.values[f"steps.{self.owner.current}.outputs.{name}"] = value
