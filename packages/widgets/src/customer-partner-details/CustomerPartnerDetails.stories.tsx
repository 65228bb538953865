import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withPartnerFields } from '../../stories/withPartnerFields.ts'
import { CustomerPartnerDetails } from './CustomerPartnerDetails.tsx'

const documents = {
  transaction_performance_document_url: 'https://files.lending.example/performance/7',
  transaction_performance_document_name: 'Performance, first half of 2026.pdf',
  transaction_performance_document_last_updated: '2026-07-01T08:00:00.000Z',
  faq_document_url: 'https://files.lending.example/faq/7',
}

const prepare = withPartnerFields({
  ...documents,
  bvn: '22123456789',
  webhook_url: 'https://hooks.adaeze.example/lending?token=a-secret',
  contact_name: 'Adaeze Okonkwo',
})

const meta = {
  title: 'Widgets/Operate/CustomerPartnerDetails',
  component: CustomerPartnerDetails,
  args: {
    countryNames: { cty_ng01: 'Nigeria' },
    resolveDocument: fn(async () => 'https://bank.example/documents/7'),
    dashboardLinks: {
      webhooks: 'https://dashboard.lending.example/webhooks',
      keys: 'https://dashboard.lending.example/keys',
    },
  },
} satisfies Meta<typeof CustomerPartnerDetails>

export default meta

type Story = StoryObj<typeof meta>

/** T81: personal data is hidden until it is asked for. T79: no secret is anywhere. */
export const Details: Story = {
  name: 'Merchant profile, business record',
  parameters: { lending: { prepare } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Adaeze Foods Ltd', { selector: 'p > bdi' })).toBeVisible()
    for (const secret of ['22123456789', 'app_key', '$2b$', 'a-secret', '5400128767'])
      await expect(canvasElement.innerHTML).not.toContain(secret)
    await expect(canvas.getByText('hooks.adaeze.example/…')).toBeVisible()
    // The service's "created", in the kit's own word.
    await expect(canvas.getByText('Opened')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show BVN' }))
    await expect(canvas.getByText('22 123 456 789')).toBeVisible()
  },
}

export const NothingHidden: Story = {
  parameters: { lending: { prepare } },
  args: { maskPii: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('22 123 456 789')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull()
  },
}

/** T70: the service's own link is never followed; the host says what is opened. */
export const ADocumentOpened: Story = {
  tags: ['needs-browser'],
  parameters: { lending: { prepare } },
  play: async ({ canvas, args, userEvent }) => {
    // A story opens no tabs.
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    const name = 'Open Performance, first half of 2026.pdf'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const link = await canvas.findByRole('link', { name: `${name} (opens in a new tab)` })
    document.removeEventListener('click', stay)
    await expect(link).toHaveAttribute('href', 'https://bank.example/documents/7')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveFocus()
    await expect(args.resolveDocument).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'transaction-performance',
        url: documents.transaction_performance_document_url,
      }),
    )
  },
}

export const AnAddressThatMeansHarm: Story = {
  parameters: { lending: { prepare } },
  args: { resolveDocument: fn(async () => 'javascript:alert(1)') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Questions and answers' }))
    await expect(await canvas.findByText(/Could not open this document/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Open/ })).toBeNull()
  },
}

/** T77 */
export const WebhookNotSet: Story = {
  parameters: { lending: { prepare: withPartnerFields({ webhook_url: null }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No webhook address is set')).toBeVisible()
  },
}

/** As the relay answers unless it is told otherwise: nothing is claimed about what was not shown. */
export const WebhooksKeptBack: Story = {
  parameters: {
    lending: { prepare: withPartnerFields({ webhook_url: undefined, data_sharing_webhook_url: undefined }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Contact' })
    await expect(canvas.queryByRole('heading', { name: 'Webhooks' })).toBeNull()
    await expect(canvas.queryByText(/No webhook address/)).toBeNull()
  },
}

/** T22: an id without a name is left out. T6, T83: what is null is not drawn. */
export const EverythingNull: Story = {
  args: { countryNames: {}, dashboardLinks: {} },
  parameters: { lending: { scenario: 'everythingNull' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Business' })
    await expect(canvas.queryByRole('heading', { name: 'Contact' })).toBeNull()
    await expect(canvas.queryByText('Registered name')).toBeNull()
    await expect(canvasElement.textContent).not.toMatch(/null|cty_/)
  },
}

export const Deleted: Story = {
  parameters: {
    lending: { scenario: 'deletedRows', customerPartnerId: 'cp_nolimit' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This business was deleted')).toBeVisible()
  },
}

export const ChosenSections: Story = {
  parameters: { lending: { prepare } },
  args: { sections: ['contact', 'business'] },
  play: async ({ canvasElement }) => {
    const headings = await within(canvasElement).findAllByRole('heading', { level: 3 })
    await expect(headings.map((heading) => heading.textContent)).toEqual(['Contact', 'Business'])
  },
}
