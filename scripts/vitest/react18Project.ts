import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { UserWorkspaceConfig } from 'vitest/config'

const modules = join(import.meta.dirname, '../react18/node_modules')

/** The same project on React 18: every package that must share one React is taken from `scripts/react18`. */
export function react18Project(project: UserWorkspaceConfig, name: string): UserWorkspaceConfig {
  const shared = readdirSync(modules)
    .filter((folder) => !folder.startsWith('.'))
    .flatMap((folder) => {
      if (!folder.startsWith('@')) return folder
      return readdirSync(join(modules, folder)).map((inScope) => `${folder}/${inScope}`)
    })
  const alias = shared.map((shareName) => ({
    find: new RegExp(`^${shareName}(?=/|$)`),
    replacement: join(modules, shareName),
  }))
  return { ...project, resolve: { ...project.resolve, alias }, test: { ...project.test, name } }
}
