import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { PartnerSwitcher, type PartnerSwitcherProps } from './PartnerSwitcher.tsx'

function ChosenPartner(props: PartnerSwitcherProps): ReactNode {
  const [id, setId] = useState(props.value)
  return (
    <PartnerSwitcher
      {...props}
      value={id}
      onChange={(next, partner) => {
        setId(next)
        props.onChange(next, partner)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Operate/PartnerSwitcher',
  component: PartnerSwitcher,
  args: { value: 'cp_adaeze', onChange: fn() },
  render: (args) => <ChosenPartner {...args} />,
} satisfies Meta<typeof PartnerSwitcher>

export default meta

type Story = StoryObj<typeof meta>

export const ListByKeyboard: Story = {
  name: 'Switch merchant, account chooser',
  args: { presentation: 'list' },
  play: async ({ canvas, userEvent, args }) => {
    const box = () => canvas.getByRole('combobox', { name: 'Business' })
    await waitFor(() => expect(box()).toHaveValue('Adaeze Foods Ltd'))
    await userEvent.hover(box())
    await waitFor(() => expect(box()).toHaveAttribute('aria-controls'))
    await userEvent.click(box())
    await userEvent.clear(box())
    await userEvent.type(box(), 'kwame')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(
      'cp_kwame',
      expect.objectContaining({ name: 'Kwame Logistics' }),
    )
    await expect(box()).toHaveValue('Kwame Logistics')
  },
}

export const NothingChosen: Story = { args: { value: null } }
