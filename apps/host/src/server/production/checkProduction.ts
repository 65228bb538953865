import { type Installation, productionChecks } from './productionChecks.ts'

/** The result of one check. */
export type CheckResult = { name: string; missing: string[] }

/** Goes through the production checklist against a running installation. A question without an answer is something missing, too. */
export async function checkProduction(installation: Installation): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { name, find } of productionChecks) {
    const missing = await find(installation).catch(() => [
      `It could not be asked: is the host running at ${installation.environment.publicOrigin ?? 'PUBLIC_ORIGIN'}, and reachable from here?`,
    ])
    results.push({ name, missing })
  }
  return results
}
