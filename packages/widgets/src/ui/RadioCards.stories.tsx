import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { RadioCards } from './RadioCards.tsx'
import { bankIcon, phoneIcon } from './icons.ts'

type Method = 'bank' | 'mobile-money'

const methods = [
  { value: 'bank', label: 'Bank account', icon: bankIcon },
  { value: 'mobile-money', label: 'Mobile money', icon: phoneIcon },
] as const

function Methods() {
  const [method, setMethod] = useState<Method>('bank')
  return <RadioCards<Method> legend="Where to?" value={method} options={methods} onChange={setMethod} />
}

const meta = { title: 'Brand/Primitives/RadioCards', component: Methods } satisfies Meta<typeof Methods>

export default meta

type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Bank account' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Mobile money' })).toBeChecked()
  },
}
