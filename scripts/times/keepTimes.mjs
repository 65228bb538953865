import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the times of the last `npm test` (`quick`) or `npm run test:deep` (`deep`) are kept, a JSON file for each part of it. */
export function timesFolder(root, run) {
  return join(root, 'node_modules/.cache/onlend/times', run)
}

/** Keeps the times of one part of a run, over those of the run before. */
export async function keepTimes({ root, run, name, times }) {
  const folder = timesFolder(root, run)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.json`), JSON.stringify(times))
}
