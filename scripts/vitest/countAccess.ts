import type { RunnerTask, TestProject } from 'vitest/node'

/** Says at the end of a run how many stories were looked at, under how many conditions, and what that cost; `setup` is Vitest's name for it. */
export function setup(project: TestProject): () => void {
  return () => {
    const total = { stories: 0, conditions: 0, findings: 0, ms: 0 }
    const add = (task: RunnerTask) => {
      if ('tasks' in task) return task.tasks.forEach(add)
      const { access } = task.meta
      if (!access) return
      total.stories += 1
      total.conditions += access.conditions
      total.findings += access.findings
      total.ms += access.ms
    }
    project.vitest.state
      .getFiles()
      .filter(({ projectName }) => projectName === project.name)
      .forEach(add)
    if (total.stories === 0) return
    console.log(
      `Access: ${total.stories} stories, ${total.conditions} looks, ${total.findings} found, ${Math.round(total.ms / total.stories)} ms a story`,
    )
  }
}
