import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStyles } from '../../build/buildStyles.ts'
import { openBrowser } from '../../build/openBrowser.ts'

/** What a host's page may bring along: rules on bare elements, as resets, frameworks and themes write them. */
const hosts = {
  'a utility framework’s reset': `*,::before,::after{box-sizing:border-box;border:0 solid #e5e7eb} h1,h2,h3{font-size:inherit;font-weight:inherit}
    a{color:inherit;text-decoration:inherit} button,input,select{font-family:inherit;font-size:100%;line-height:inherit;color:inherit;margin:0;padding:0}
    button,[type=button],[type=submit]{background-color:transparent;background-image:none} p,dl,dd,ol,ul{margin:0;padding:0} svg{display:block;vertical-align:middle}
    [type=text]{background-color:#fff;border:1px solid #6b7280;padding:.5rem .75rem;font-size:1rem}`,
  'a component framework’s base': `p{margin-top:0;margin-bottom:1rem} dl,ol,ul{margin-bottom:1rem;padding-left:2rem} dt{font-weight:700} dd{margin-left:0}
    label{display:inline-block} button{text-transform:none;border-radius:0} h2{margin:0 0 .5rem;font-size:2rem;line-height:1.2} fieldset{min-width:0} legend{float:left;width:100%;font-size:1.5rem}`,
  'a content theme': `.entry-content p{margin:0 0 1.6em;font-size:19px} .entry-content h2{font-size:40px;text-transform:uppercase;letter-spacing:.1em}
    .entry-content a{color:#c00;box-shadow:inset 0 -1px 0 #000} .entry-content ul{list-style:square;margin-left:40px} button{text-transform:uppercase;background:#222;color:#fff;padding:1em 3em}
    input[type=text]{border:3px solid #aaa;border-radius:0;padding:14px;width:60%} .entry-content dd{margin:0 0 2em 3em} label{font-weight:700;text-transform:uppercase}`,
} as const

const markup = `<div class="entry-content"><div class="ol" data-ol-root data-ol-scheme="light" data-ol-density="default"><section class="ol-Card"><div class="ol-Card-header"><h2 class="ol-Card-title">Title</h2></div>
<div class="ol-Field"><label class="ol-Field-label">Label</label><p class="ol-Field-hint">Hint</p><span class="ol-Input-frame"><input class="ol-Input" type="text"></span><p class="ol-Field-error">Error</p></div>
<ul class="ol-ErrorSummary-list"><li class="ol-ErrorSummary-item"><a class="ol-ErrorSummary-link" href="#x">Link</a></li></ul>
<dl class="ol-DescriptionList"><div class="ol-DescriptionList-row"><dt class="ol-DescriptionList-name">Name</dt><dd class="ol-DescriptionList-value">Value</dd></div></dl>
<button class="ol-Button" data-ol-variant="primary" type="button"><svg class="ol-Icon" viewBox="0 0 24 24"><path d="M0 0"></path></svg><span class="ol-Button-label">Go</span></button></section></div></div>`

/** What a person would notice; border colours of zero-width borders are left out. */
const watched = [
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-transform',
  'color',
  'background-color',
  'display',
  'float',
  'margin-top',
  'margin-bottom',
  'margin-left',
  'padding-top',
  'padding-left',
  'border-top-width',
  'border-radius',
  'list-style-type',
  'box-shadow',
  'text-decoration-line',
  'width',
  'box-sizing',
] // prettier-ignore

let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

async function computed(sheets: string[]): Promise<string[]> {
  const page = await browser.newPage()
  await page.setContent(`<style>${sheets.join('</style><style>')}</style>${markup}`)
  const found = await page.evaluate((properties) => {
    // Runs in the page, where the document is.
    const { document, getComputedStyle } = globalThis as unknown as Window & typeof globalThis
    return [...document.querySelectorAll('[class^="ol-"]')].flatMap((element) => {
      const style = getComputedStyle(element)
      return properties.map(
        (name) => `${element.getAttribute('class')} ${name}: ${style.getPropertyValue(name)}`,
      )
    })
  }, watched)
  await page.close()
  return found
}

test.each(Object.entries(hosts))(
  '%s changes no part, whether it is loaded before the kit or after',
  async (_name, host) => {
    const { plain } = buildStyles()
    const alone = await computed([plain])
    expect(await computed([host, plain])).toEqual(alone)
    expect(await computed([plain, host])).toEqual(alone)
  },
)

test('with the layered sheet a host’s own class wins', async () => {
  const { layered } = buildStyles()
  const own = '.ol-Button { border-radius: 3px }'
  expect(await computed([own, layered])).toContain('ol-Button border-radius: 3px')
})
