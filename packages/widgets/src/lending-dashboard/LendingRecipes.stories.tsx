import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type LendingState, useCustomerPartner, useLendingState } from '@onlend/hooks'
import { type ReactNode, useState } from 'react'
import { withPartnerFields } from '../../stories/withPartnerFields.ts'

const meta = { title: 'Hooks/Recipes/Partners and dashboard', tags: ['!autodocs'] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const ADashboardInYourOwnMarkup: Story = {
  render: () => <OwnDashboard />,
  parameters: { lending: { scenario: 'withActiveDrawdown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You owe money.')).toBeVisible()
    await expect(await canvas.findByText(/Left to repay: NGN/)).toBeVisible()
  },
}

export const ADashboardWhileTheServiceFails: Story = {
  render: () => <OwnDashboard />,
  parameters: {
    lending: { customerPartnerId: 'cp_kwame', faults: [{ endpoint: 'getCreditLimit', fault: '500' }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We cannot tell right now.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(await canvas.findByText('You can draw money.')).toBeVisible()
  },
}

export const TheLockboxInYourOwnMarkup: Story = {
  render: () => <OwnLockbox />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5400128767')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the number' })).toBeVisible()
  },
}

export const ThePartnerInYourOwnMarkup: Story = {
  render: () => <OwnPartnerDetails />,
  parameters: { lending: { prepare: withPartnerFields({ webhook_url: null }) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('No webhook address is set.')
    await expect(canvasElement.innerHTML).not.toContain('08030004821')
    await userEvent.click(canvas.getByRole('button', { name: 'Show phone' }))
    await expect(canvas.getByText(/08030004821/)).toBeVisible()
  },
}

const sentences: Record<LendingState, string> = {
  noLimit: 'You have no credit limit yet.',
  assessmentPending: 'Your documents were sent. There is no limit yet.',
  canDraw: 'You can draw money.',
  drawn: 'You owe money.',
  expired: 'Your limit has expired.',
  unknown: 'We cannot tell right now.',
}

/** Where a partner stands, decided by the kit and drawn by you. */
function OwnDashboard(): ReactNode {
  const { state, isError, isFetching, refetch, reads } = useLendingState()
  if (state === undefined) return <p>Loading…</p>
  const owed = reads.activeDrawdown.data?.amount_outstanding
  return (
    <div>
      <p>{sentences[state]}</p>
      {state === 'drawn' && owed && (
        <p>
          Left to repay: {reads.creditLimit.data?.currency} {owed}
        </p>
      )}
      {isError && (
        <button type="button" aria-disabled={isFetching} onClick={refetch}>
          Look again
        </button>
      )}
    </div>
  )
}

/** The account to pay into, in one line of your own, with a button that copies it. */
function OwnLockbox(): ReactNode {
  const partner = useCustomerPartner()
  const [said, setSaid] = useState('')
  if (partner.isPending) return <p>Looking up your account…</p>
  if (partner.isError) return <p role="alert">We could not look up your account.</p>
  const account = partner.data.lockbox_account
  if (account === null || account.account_number === null) return <p>You have no account yet.</p>
  const { account_number: number, account_name: name, bank_name: bank } = account
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setSaid('Copied.'),
      () => setSaid('Your browser did not let us copy. Select the number instead.'),
    )
  return (
    <p>
      {name}, {bank}: <strong>{number}</strong>{' '}
      <button type="button" onClick={() => void copy()}>
        Copy the number
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  )
}

/** A partner's details in your own markup. What belongs to a person is put into the page only once it is asked for. */
function OwnPartnerDetails(): ReactNode {
  const partner = useCustomerPartner()
  const [isPhoneShown, setPhoneShown] = useState(false)
  if (partner.isPending) return <p>Loading…</p>
  if (partner.isError) return <p role="alert">We could not load this partner.</p>
  const {
    name,
    legal_name: legalName,
    contact_number: phone,
    webhook_url: webhook,
    is_deleted,
  } = partner.data
  return (
    <div>
      <p>
        {name}
        {is_deleted && ' (deleted)'}
      </p>
      {legalName && <p>Registered as {legalName}</p>}
      {phone && (
        <p>
          Phone: {isPhoneShown ? phone : `ending in ${phone.slice(-4)}`}{' '}
          <button type="button" onClick={() => setPhoneShown(!isPhoneShown)}>
            {isPhoneShown ? 'Hide phone' : 'Show phone'}
          </button>
        </p>
      )}
      {/* `undefined` is an address that your relay keeps back, which is not one that is missing. */}
      {webhook === null && <p>No webhook address is set.</p>}
    </div>
  )
}
