import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Messages } from '../words/Messages.ts'
import { CreditLimitCard } from '../credit-limit-card/CreditLimitCard.tsx'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { sahel } from '../../test/root/tenants.ts'
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
