import type { Bank } from '@onlend/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BankPicker, type BankPickerProps } from './BankPicker.tsx'

function ChosenBank(props: BankPickerProps): ReactNode {
  const [bank, setBank] = useState<Bank | null>(props.value)
  const choose = (next: Bank | null) => {
    setBank(next)
    props.onChange(next)
  }
  return <BankPicker {...props} value={bank} onChange={choose} />
}

const meta = {
  title: 'Widgets/Pay out/BankPicker',
  component: BankPicker,
  args: { country: 'nigeria', value: null, onChange: fn(), onNotListed: fn() },
  render: (args) => <ChosenBank {...args} />,
} satisfies Meta<typeof BankPicker>

export default meta

type Story = StoryObj<typeof meta>

/** Opens the list once its part is there: a hand that is too quick for it would hold on to an input that has been replaced. */
async function openList({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  const bank = () => canvas.getByRole('combobox', { name: 'Bank' })
  await userEvent.hover(bank())
  await waitFor(() => expect(bank()).toHaveAttribute('aria-controls'))
  await userEvent.click(bank())
  await canvas.findAllByRole('option')
}

export const List: Story = { name: 'Bank search, beneficiary bank', args: { presentation: 'list' } }

export const ListByKeyboard: Story = {
  args: { presentation: 'list' },
  play: async ({ canvas, userEvent, args }) => {
    await openList({ canvas, userEvent })
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), 'access')
    // The letters appear at once, the rows when there is time.
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent(/Access/))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: expect.stringContaining('Access') }),
    )
    await expect(canvas.getByRole('combobox', { name: 'Bank' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Sheet: Story = {
  tags: ['needs-browser'],
  args: { presentation: 'sheet' },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: /^Bank/ })
    await userEvent.click(trigger)
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a bank' }))
    await sheet.findAllByRole('radio')
    await userEvent.type(sheet.getByRole('textbox', { name: 'Search banks' }), '058')
    await userEvent.click(await sheet.findByRole('radio', { name: /Guaranty Trust/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ code: '058' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
}

export const NothingFound: Story = {
  args: { presentation: 'list' },
  play: async ({ canvas, userEvent }) => {
    await openList({ canvas, userEvent })
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), 'qqqq')
    await expect(await canvas.findByText(/No match/)).toBeVisible()
  },
}

export const ListCouldNotBeLoaded: Story = {
  parameters: { lending: { faults: [{ endpoint: 'listBanks', fault: '500', times: 9 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Could not load the banks/)).toBeVisible()
  },
}
