/** Lays pictures out on one sheet, each under its name; what is longer than two windows is cut. */
export async function drawSheet({ browser, pictures, isWide }) {
  const [columns, width, height] = isWide ? [6, 340, 480] : [12, 180, 760]
  const page = await browser.newPage({ viewport: { width: columns * (width + 12) + 12, height: 800 } })
  try {
    const figures = pictures.map(
      ({ name, png }) =>
        `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${png.toString('base64')}" alt=""></figure>`,
    )
    await page.setContent(`<!doctype html><style>
      body { margin: 12px; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 12px; background: #888; font: 12px sans-serif }
      figure { margin: 0 }
      figcaption { padding-block: 2px; overflow: hidden; white-space: nowrap }
      img { display: block; width: 100%; max-height: ${height}px; object-fit: cover; object-position: top }
    </style>${figures.join('')}`)
    return await page.screenshot({ fullPage: true, type: 'jpeg', quality: 40 })
  } finally {
    await page.close()
  }
}
