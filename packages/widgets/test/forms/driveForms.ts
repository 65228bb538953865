import { openBrowser } from '../../build/openBrowser.ts'
import { type Drive, driveForm } from './driveForm.ts'
import { drivenForms } from './drivenForms.tsx'
import { openDrivenPages } from './openDrivenPages.ts'

type DriveFormsOptions = {
  /** The steps of all drives together. */
  steps: number
  stepsOfOne: number
  isSlow: boolean
}

/** The drives that run at once: most of their time is waiting. */
const atOnce = 4

/**
 * Drives the forms by turns, and returns the losses, with the seed of each drive. `DRIVER_STEPS` asks for more steps, `DRIVER_SEED` begins
 * with another seed, `DRIVER_DRIVES=1` replays that seed alone.
 */
export async function driveForms(options: DriveFormsOptions): Promise<{ steps: number; lost: Drive[] }> {
  const { DRIVER_STEPS, DRIVER_SEED = '1', DRIVER_DRIVES } = process.env
  const { stepsOfOne, isSlow } = options
  const turn = Object.keys(drivenForms).length
  const drives = Math.ceil(Number(DRIVER_STEPS ?? options.steps) / stepsOfOne / turn) * turn
  const first = Number(DRIVER_SEED)
  const seeds = Array.from({ length: Number(DRIVER_DRIVES ?? drives) }, (_, index) => first + index)
  const [browser, pages] = await Promise.all([openBrowser(), openDrivenPages()])
  const done: Drive[] = []
  try {
    const work = async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const drive = await driveForm({ browser, pages, seed, steps: stepsOfOne, isSlow })
        done.push(drive)
        if (drive.losses.length > 0) console.error(drive.conditions, drive.losses)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    await browser.close()
    await pages.close()
  }
  return {
    steps: done.reduce((sum, { steps }) => sum + steps, 0),
    lost: done.filter(({ losses }) => losses.length > 0),
  }
}
