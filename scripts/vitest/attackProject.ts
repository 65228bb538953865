import type { UserWorkspaceConfig } from 'vitest/config'
import { nodeProject } from './nodeProject.ts'

type AttackProjectParameters = {
  /** Absolute folder that `include` starts from. */
  root: string
  include: string[]
}

/** The attacks on a running host app: they start processes and leave sockets in odd states, so they have a process of their own. */
export function attackProject({ root, include }: AttackProjectParameters): UserWorkspaceConfig {
  const project = nodeProject({ name: 'attacks', root, include })
  // A power cut in the middle of an attack means one more start of the host, which is slow on a busy machine.
  return { ...project, test: { ...project.test, pool: 'forks', testTimeout: 90_000 } }
}
