const typed = 'savings bank 4321'

/** One fresh page with one contestant: what each action took, and the work of the page's thread for each key. */
export async function measurePicker({ browser, page: html, name, slower }) {
  const page = await browser.newPage()
  try {
    await page.setContent(html)
    const session = await page.context().newCDPSession(page)
    // Its own time on a processor, which other programs do not lengthen.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const readWork = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
    }
    const act = async (action) => {
      await page.evaluate(() => {
        globalThis.watched = globalThis.watch()
      })
      await action()
      return page.evaluate(() => globalThis.watched)
    }
    const mount = await page.evaluate((who) => globalThis.mount(who), name)
    const input = page.getByRole('combobox')
    await input.focus()
    // The part with the list has arrived once the input names it.
    await page.waitForSelector('[role="combobox"][aria-controls]')
    const open = await act(() => input.click())
    const keys = []
    const work = []
    for (const letter of typed) {
      const before = await readWork()
      keys.push(await act(() => page.keyboard.press(letter === ' ' ? 'Space' : letter)))
      work.push((await readWork()) - before)
    }
    return { name, mount, open, keys, work }
  } finally {
    await page.close()
  }
}
