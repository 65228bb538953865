import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { PortfolioOverview } from './PortfolioOverview.tsx'

const wide = {
  parameters: { lending: { width: 'wide', scenario: 'overdue' } },
  globals: { viewport: { value: 'desktop' } },
} as const

/** Three calls for each, a few at a time. */
const slow = { timeout: 20_000 }

const meta = {
  title: 'Widgets/Bulk/PortfolioOverview',
  component: PortfolioOverview,
  args: { exportCsv: true, onActFor: fn() },
  parameters: { lending: { scenario: 'overdue' } },
} satisfies Meta<typeof PortfolioOverview>

export default meta

type Story = StoryObj<typeof meta>

/** On a phone each business is a card, and the totals are a strip. */
export const Cards: Story = {
  name: 'Loan portfolio, arrears, risk',
  tags: ['needs-browser'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Totals' }, slow)).toBeVisible()
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** What needs attention stands first, and one click acts for it. */
export const Wide: Story = {
  ...wide,
  play: async ({ canvas, args, userEvent }) => {
    const totals = within(await canvas.findByRole('list', { name: 'Totals' }, slow))
    await expect(totals.getAllByRole('listitem')).toHaveLength(3)
    const [first] = canvas.getAllByRole('rowheader')
    await expect(first).toHaveTextContent('Adaeze Foods Ltd')
    await expect(canvas.getAllByRole('cell', { name: 'Overdue' })).not.toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Act for: Kwame Logistics' }))
    await expect(args.onActFor).toHaveBeenCalledWith('cp_kwame')
  },
}

/** Each currency has a picture of its own. */
export const AnotherCurrency: Story = {
  ...wide,
  play: async ({ canvas, userEvent }) => {
    const totals = within(await canvas.findByRole('list', { name: 'Totals' }, slow))
    await expect(await canvas.findByText(/Only NGN is shown/)).toBeVisible()
    await userEvent.click(totals.getByRole('button', { name: /^GHS/ }))
    await expect(await canvas.findByText(/Only GHS is shown/)).toBeVisible()
  },
}

/** By name and without sums, so that nothing grows and nothing jumps. */
export const Reading: Story = {
  ...wide,
  parameters: {
    lending: { width: 'wide', faults: [{ endpoint: 'getCreditLimit', times: 8, fault: 'latency' }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading your businesses' })).toBeVisible()
    await expect(await canvas.findByText('0 of 8')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Totals' })).toBeNull()
    const names = (await canvas.findAllByRole('rowheader')).map(({ textContent }) => textContent)
    await expect(names).toEqual([...names].sort())
  },
}

/** One that fails is said and loaded again alone; totals come when it has been. */
export const OneFails: Story = {
  ...wide,
  parameters: {
    lending: { width: 'wide', scenario: 'overdue', faults: [{ endpoint: 'getCreditLimit', fault: '500' }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 business could not be loaded', {}, slow)).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Totals' })).toBeNull()
    await expect(canvas.getAllByRole('cell', { name: 'Not loaded' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /^Try again: / }))
    await expect(await canvas.findByRole('list', { name: 'Totals' }, slow)).toBeVisible()
    await expect(canvas.queryByRole('cell', { name: 'Not loaded' })).toBeNull()
  },
}

export const AllFail: Story = {
  ...wide,
  parameters: {
    lending: { width: 'wide', faults: [{ endpoint: 'getCreditLimit', times: 8, fault: '500' }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Could not load your businesses', {}, slow)).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('list', { name: 'Totals' }, slow)).toBeVisible()
  },
}

export const None: Story = {
  ...wide,
  parameters: { lending: { width: 'wide', snapshot: seedPortfolio(0) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No businesses yet')).toBeVisible()
  },
}

type SavedPartner = { id: string; name: string; channelPartnerId: string }

/** A state of the service in which a channel partner has so many customer partners, each like one of the eight that it has in the sandbox. */
function seedPortfolio(count: number): string {
  // The cast names what is read of a state that the sandbox wrote itself.
  const saved = JSON.parse(createSandbox({ clock: manualClock() }).control.snapshot()) as {
    partners: SavedPartner[]
  }
  const own = saved.partners.filter(({ channelPartnerId }) => channelPartnerId === 'chp_harbour')
  const others = saved.partners.filter(({ channelPartnerId }) => channelPartnerId !== 'chp_harbour')
  const more = Array.from({ length: Math.max(0, count - own.length) }, (_, at) => {
    const { id = '', name = '', ...like } = own[at % own.length] ?? {}
    return { ...like, id: `${id}_${at}`, name: `${name} ${at + 2}` }
  })
  return JSON.stringify({ ...saved, partners: [...others, ...own.slice(0, count), ...more] })
}
