import { tenantQueryKey, useLending } from '@onlend/hooks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { Messages } from '../words/Messages.ts'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { Button } from '../ui/Button.tsx'
import { WithdrawForm } from '../withdraw-form/WithdrawForm.tsx'
import { harbour, sahel } from '../../test/root/tenants.ts'
import { LegalText } from './LegalText.tsx'
import { TenantRoot } from './TenantRoot.tsx'

const words: Messages = { fr: {}, ar: {} }

const wearing = (tenant: unknown) => ({
  lending: { prepare: (world: StoryWorld) => world.relay.setTenant(tenant) },
})

const meta = {
  title: 'Brand/TenantRoot',
  component: TenantRoot,
  args: {
    words,
    children: (
      <>
        <CreditLimitCard />
        <LegalText place="footer" />
      </>
    ),
  },
  parameters: wearing(sahel),
} satisfies Meta<typeof TenantRoot>

export default meta

type Story = StoryObj<typeof meta>

export const Brand: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Votre plafond' })).toBeVisible()
    await expect(canvas.getByText('Sahel est agréé.')).toBeVisible()
  },
}

function Switcher({ world }: { world: StoryWorld }): ReactNode {
  const lending = useLending()
  const putOn = () => {
    world.relay.setTenant(harbour)
    void lending.queryClient.invalidateQueries({ queryKey: tenantQueryKey(lending) })
  }
  return <Button onClick={putOn}>Another brand</Button>
}

/** Another brand arrives while a person types: nothing is mounted anew, and what was typed stays. */
export const SwitchedAtRunTime: Story = {
  render: (args, { loaded }) => (
    <TenantRoot {...args}>
      <Switcher world={getWorld(loaded)} />
      <WithdrawForm country="nigeria" currency="NGN" />
    </TenantRoot>
  ),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText(/^Amount/)
    await userEvent.type(amount, '1250')
    const root = amount.closest('[data-ol-root]')
    await userEvent.click(canvas.getByRole('button', { name: 'Another brand' }))
    await waitFor(() => expect(root).toHaveAttribute('lang', 'en'))
    await expect(canvas.getByLabelText(/^Amount/)).toBe(amount)
    // Grouped on leaving the field, the way of the language that it was typed in.
    await expect(amount).toHaveProperty('value', expect.stringMatching(/^1\D?250$/))
  },
}

/** A tenant switches a widget off; the host says what stands in its place. */
export const SwitchedOff: Story = {
  args: { whenSwitchedOff: () => <p>Ask your relationship manager about credit.</p> },
  parameters: wearing({ ...harbour, features: { CreditLimitCard: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/relationship manager/)).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
