import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Vite's own script as the app in `folder` installed it, to run with node directly: nothing in between outlives a signal. */
export function viteScript(folder) {
  return join(createRequire(join(folder, 'package.json')).resolve('vite/package.json'), '../bin/vite.js')
}
