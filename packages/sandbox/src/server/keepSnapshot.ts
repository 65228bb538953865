import { renameSync, writeFileSync } from 'node:fs'
import type { Sandbox } from '../index.ts'

const pause = 200

/**
 * Saves the state shortly after each change, by writing beside the file and renaming, so that a crash leaves
 * the old state or the new one and never half of either. The function returned saves at once and stops.
 */
export function keepSnapshot(sandbox: Sandbox, file: string): () => void {
  let waiting: ReturnType<typeof setTimeout> | null = null

  function save(): void {
    waiting = null
    const beside = `${file}.${process.pid}.tmp`
    writeFileSync(beside, sandbox.control.snapshot())
    renameSync(beside, file)
  }

  const stop = sandbox.control.onChange(() => {
    waiting ??= setTimeout(save, pause)
  })
  return () => {
    stop()
    if (waiting) clearTimeout(waiting)
    save()
  }
}
