/** One fresh page, one contestant, every action once. Says what each took, which row it brought to the top, and the heap. */
export async function measureTable({ browser, page: html, name, slower, rows }) {
  const page = await browser.newPage()
  try {
    await page.setContent(html)
    const session = await page.context().newCDPSession(page)
    const times = {}
    // Reading is no part of a table: it is not slowed down.
    times.read = await page.evaluate((all) => globalThis.prepare(...all), [name, rows])
    await session.send('HeapProfiler.collectGarbage')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const { usedSize: before } = await session.send('Runtime.getHeapUsage')
    times.mount = await page.evaluate((who) => globalThis.mount(who), name)
    const wish = (kind, value, expected) =>
      page.evaluate((all) => globalThis.wishFor(...all), [kind, value, expected])
    times['page 2'] = await wish('page', 2, '|2|')
    times['sort by name'] = await wish('sort', 'name', 'name|1|')
    times['sort by amount'] = await wish('sort', 'amount', 'amount|1|')
    times['sort by date'] = await wish('sort', 'created', 'created|1|')
    times['filter by status'] = await wish('status', 'active', 'created|1|active')
    const peak = Math.max(...Object.values(times).map(({ heap }) => heap ?? 0))
    return { name, times, heap: { before, peak } }
  } finally {
    await page.close()
  }
}
