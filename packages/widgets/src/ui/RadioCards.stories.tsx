import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { RadioCards } from './RadioCards.tsx'

type Method = 'bank' | 'mobile-money'

const methods = [
  { value: 'bank', label: 'Bank account', icon: 'bank' },
  { value: 'mobile-money', label: 'Mobile money', icon: 'phone' },
] as const

function Methods() {
  const [method, setMethod] = useState<Method>('bank')
  return <RadioCards<Method> legend="Where to?" value={method} options={methods} onChange={setMethod} />
}

const meta = { title: 'Primitives/RadioCards', component: Methods } satisfies Meta<typeof Methods>

export default meta

type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Bank account' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Mobile money' })).toBeChecked()
  },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
