import { join } from 'node:path'
import { check } from './check.ts'

/** Loads a module of a candidate by its file; the task says which values it exports. */
export async function load<Module extends object>(folder: string, file: string): Promise<Module> {
  const module: object = await import(/* @vite-ignore */ join(folder, file)).catch((error: unknown) => {
    throw new Error(`${file} cannot be loaded: ${error instanceof Error ? error.message : 'it threw'}`)
  })
  check(Object.keys(module).length > 0, `${file} exports nothing.`)
  // The cast is the contract of TASK.md; a value that is missing fails at its first use.
  return module as Module
}
