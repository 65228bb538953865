import type { Reporter, TestModule } from 'vitest/node'
import { keepTimes } from './keepTimes.mjs'

/** Keeps how long each file and test of a run took, for `npm run test:times`. Does nothing outside a run of steps. */
export class TimesReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const run = process.env.TEST_RUN
    if (run === undefined) return
    const files = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
        module.diagnostic()
      return {
        project: module.project.name,
        file: module.relativeModuleId,
        environment: environmentSetupDuration + prepareDuration,
        setup: setupDuration,
        imports: collectDuration,
        tests: duration,
        slowest: findSlowest(module),
      }
    })
    const projects = [...new Set(files.map(({ project }) => project))]
    const name = `vitest-${projects.join('-').replaceAll(/[^a-z0-9-]/g, '')}`
    await keepTimes({ root: process.cwd(), run, name, times: { files } })
  }
}

function findSlowest(module: TestModule): { test: string; ms: number }[] {
  return [...module.children.allTests()]
    .map((test) => ({ test: test.fullName, ms: Math.round(test.diagnostic()?.duration ?? 0) }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 3)
}
