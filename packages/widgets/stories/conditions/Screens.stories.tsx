import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { WithdrawForm } from '../../src/withdraw-form/WithdrawForm.tsx'
import { PartnerPage } from './PartnerPage.tsx'
import { sentAndFailed } from './sentAndFailed.ts'

const meta = {
  title: 'Tests/Conditions/Screens and languages',
  component: PartnerPage,
  tags: ['!autodocs', 'needs-browser'],
  parameters: { lending: { scenario: 'withActiveDrawdown', prepare: sentAndFailed } },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findAllByRole('region')
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull())
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
} satisfies Meta<typeof PartnerPage>

export default meta

type Story = StoryObj<typeof meta>

export const Compact: Story = { globals: { density: 'compact' } }

export const Touch: Story = { globals: { density: 'touch', viewport: { value: 'tall' } } }

/** Every word that stays readable was forgotten by the catalogue. */
export const PseudoLanguage: Story = { globals: { locale: 'en-XA', viewport: { value: 'small' } } }

const form = {
  render: () => (
    <WithdrawForm
      country="nigeria"
      currency="NGN"
      correspondents={[{ id: 'MTN_MOMO_NGA', name: 'MTN MoMo' }]}
    />
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
} satisfies Story

function HostModal(): ReactNode {
  const modal = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => modal.current?.showModal()}>
        Pay a supplier
      </button>
      {/* A widget takes the width that it is given, and a modal as wide as its content gives none. */}
      <dialog ref={modal} aria-label="Pay a supplier" style={{ inlineSize: 'min(32rem, 100%)' }}>
        {form.render()}
      </dialog>
    </>
  )
}

/** A form in a modal of the host's page: its sheets and its review open above that modal. */
export const InAModalOfTheHost: Story = {
  render: () => <HostModal />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay a supplier' }))
    await expect(await canvas.findByLabelText(/^Amount/)).toBeVisible()
  },
}
