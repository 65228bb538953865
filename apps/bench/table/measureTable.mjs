/** One fresh page, one contestant, every action once. Says what each took and which row it brought to the top. */
export async function measureTable({ browser, page: html, name, slower }) {
  const page = await browser.newPage()
  try {
    await page.setContent(html)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const times = {}
    times.mount = await page.evaluate((who) => globalThis.mount(who), name)
    const wish = (kind, value, expected) =>
      page.evaluate((all) => globalThis.wishFor(...all), [kind, value, expected])
    times['page 2'] = await wish('page', 2, '||2|')
    times['sort by name'] = await wish('sort', 'name', '|name|1|')
    times['sort by amount'] = await wish('sort', 'amount', '|amount|1|')
    times['sort by date'] = await wish('sort', 'created', '|created|1|')
    times['filter by status'] = await wish('status', 'active', '|created|1|active')
    times['first letter searched'] = await wish('search', 'n', 'n|created|1|active')
    times['a name searched'] = await wish('search', 'nwachukwu', 'nwachukwu|created|1|active')
    return { name, times }
  } finally {
    await page.close()
  }
}
