import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import type { LendingParameters } from '../packages/widgets/stories/StoryWorld.ts'
import type { Messages } from '../packages/widgets/src/words/Messages.ts'
import { loadMessages } from '../packages/widgets/src/locales/index.ts'
import { type HostStyleName, hostStyles } from '../packages/widgets/test/host-css/hostStyles.ts'
import { kitStyles } from '../packages/widgets/test/host-css/kitStyles.ts'
import { plainHtml } from '../packages/widgets/src/plain-html/plainHtml.tsx'
import { axeOptions } from '../packages/widgets/stories/axeOptions.ts'
import { StoryGround } from '../packages/widgets/stories/StoryGround.tsx'
import { getWorld } from '../packages/widgets/stories/getWorld.ts'
import '../packages/widgets/src/styles.css'
import '../packages/bulk/src/styles.css'
import './docs.css'
import './story-ground.css'
import { enterAtOnce } from '../scripts/stories/enterAtOnce.ts'
import { findTheme } from './findTheme.ts'
import { showroomTheme } from './showroomTheme.ts'
import { findRow } from './storyRows.ts'
import { storyWorlds } from './storyWorlds.ts'
import { toolbars } from './toolbars.ts'
import { viewports } from './viewports.ts'

/** The deep run gives each story the components of its row. */
const WidgetPage = lazy(async () => ({ default: (await import('./gallery/WidgetPage.tsx')).WidgetPage }))

/** Fetched for a page of the documentation alone: stories and their tests do without. */
function DocsPage() {
  return (
    <Suspense>
      <WidgetPage />
    </Suspense>
  )
}

const hasRows = import.meta.env.STORYBOOK_ROWS === '1'
/** The tests play the stories, and no person looks at them. */
const isPlayed = import.meta.env.STORYBOOK_PLAYED === '1'

// A busy machine may take its time; a story that is right does not wait longer for it.
configure({ asyncUtilTimeout: 8_000 })

export default {
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals: {
    viewport: { value: 'phone', isRotated: false },
    brand: 'none',
    scheme: 'light',
    density: 'brand',
    locale: 'en',
    region: 'none',
    direction: 'auto',
    adapter: 'default',
    network: 'story',
    hostStyle: 'none',
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { theme: showroomTheme, codePanel: true, page: DocsPage },
    a11y: {
      test: 'error',
      // Axe writes down where each element stands, which takes most of its time: in a test of those alone that fail.
      options: { ...axeOptions, ...(isPlayed ? { resultTypes: ['violations'] } : {}) },
    },
    options: {
      storySort: {
        order: [
          'Gallery',
          'Journeys',
          ['Drawdown', 'Withdraw', 'Repay', 'Get assessed', 'Import', 'Approve'],
          'Widgets',
          ['Borrow', 'Pay out', 'Customers', 'Repay', 'Get assessed', 'Bulk', 'Operate'],
          'Hooks',
          'Brand',
          ['Theme playground', 'Slots', 'Primitives'],
          'Tests',
        ],
      },
    },
  },
  loaders: [
    async ({ id, parameters, globals, viewMode }) => {
      const lending: LendingParameters = parameters.lending ?? {}
      const network = globals.network === 'story' ? (lending.network ?? 'fast') : globals.network
      // A reader of a page sees things settle; on its own a story stands still until its play function moves the clock.
      const clock = viewMode === 'docs' ? 'running' : (lending.clock ?? 'still')
      await applyHostStyle(globals.hostStyle)
      const [world, messages] = await Promise.all([
        storyWorlds.of(id, { ...lending, network, clock }),
        loadMessages(globals.locale),
      ])
      return { world, messages }
    },
  ],
  beforeEach: ({ id, tags, userEvent }) => {
    if (isPlayed && !tags.includes('needs-browser')) enterAtOnce(userEvent)
    return () => storyWorlds.close(id)
  },
  decorators: [
    (Story, { id, tags, loaded, globals, parameters }) => {
      const { brand, scheme, density, locale, region, direction } = globals
      const adapter = hasRows ? findRow({ id, tags }).adapter : globals.adapter
      const lending: LendingParameters = parameters.lending ?? {}
      return (
        <StoryGround
          world={getWorld(loaded)}
          width={lending.width ?? 'narrow'}
          scheme={scheme}
          locale={locale}
          // The cast follows from the loader above, the only one that writes this name.
          messages={loaded.messages as Messages}
          {...findTheme(brand)}
          {...(adapter === 'plain' ? { slots: plainHtml } : {})}
          {...(density === 'brand' ? {} : { density })}
          {...(direction === 'auto' ? {} : { dir: direction })}
          {...(region === 'none' ? {} : { region })}
        >
          <Story />
        </StoryGround>
      )
    },
  ],
} satisfies Preview

const mark = 'data-host-style'

/**
 * Lets the page wear a host's style sheet, loaded after the kit's, as a test of whether the widgets keep their look; `none` takes it
 * off again. The kit's default build comes along, because the showroom itself is drawn with the layered source.
 */
async function applyHostStyle(name: HostStyleName | 'none'): Promise<void> {
  const worn = [...document.head.querySelectorAll(`style[${mark}]`)]
  if (worn.some((style) => style.getAttribute(mark) === name)) return
  for (const style of worn) style.remove()
  if (name === 'none') return
  for (const css of [kitStyles().plain, await hostStyles[name].load()]) {
    const style = document.createElement('style')
    style.setAttribute(mark, name)
    style.textContent = css
    document.head.append(style)
  }
}
