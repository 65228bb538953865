import { OptionError } from '@onlend/core/internal'
import { scenarioNames } from './scenarioNames.ts'
import type { SandboxState } from './SandboxState.ts'

/**
 * Reads a state that `writeSnapshot` wrote.
 *
 * @throws TypeError for other text.
 */
export function readSnapshot(text: string): SandboxState {
  let saved: Record<string, unknown>
  try {
    saved = JSON.parse(text)
  } catch {
    throw new OptionError('The snapshot is not JSON')
  }
  if (saved?.['version'] !== 1) throw new OptionError('The snapshot is not of version 1')
  const scenario = scenarioNames.find((name) => name === saved['scenario'])
  if (!scenario) throw new OptionError('The snapshot names a scenario that is not known')
  return {
    scenario,
    idCount: Number(saved['idCount']),
    partners: byId(saved, 'partners'),
    settlements: byId(saved, 'settlements'),
    webhooks: byId(saved, 'webhooks'),
    jobs: byId(saved, 'jobs'),
  }
}

function byId<Item extends { id: string }>(saved: Record<string, unknown>, name: string): Map<string, Item> {
  const list = saved[name]
  if (!Array.isArray(list)) throw new OptionError(`The snapshot has no list of ${name}`)
  // version 1 is written from the same types as it is read into
  return new Map((list as Item[]).map((item) => [item.id, item]))
}
