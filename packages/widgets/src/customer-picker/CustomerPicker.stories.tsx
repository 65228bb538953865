import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { CustomerPicker, type CustomerPickerProps } from './CustomerPicker.tsx'

function ChosenCustomer(props: CustomerPickerProps): ReactNode {
  const [id, setId] = useState(props.value)
  return (
    <CustomerPicker
      {...props}
      value={id}
      onChange={(customer) => {
        setId(customer?.id ?? null)
        props.onChange(customer)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Customers/CustomerPicker',
  component: CustomerPicker,
  args: { value: null, onChange: fn() },
  render: (args) => <ChosenCustomer {...args} />,
} satisfies Meta<typeof CustomerPicker>

export default meta

type Story = StoryObj<typeof meta>

/** Deleted customers cannot be chosen, and no whole phone number is shown. */
export const ListOfTenThousand: Story = {
  name: 'Client search, buyer',
  tags: ['needs-browser'],
  args: { presentation: 'list' },
  parameters: { lending: { scenario: 'tenThousandRows' } },
  play: async ({ canvas, userEvent, args }) => {
    const box = () => canvas.getByRole('combobox', { name: 'Customer' })
    await userEvent.hover(box())
    await waitFor(() => expect(box()).toHaveAttribute('aria-controls'))
    await userEvent.click(box())
    const first = (await canvas.findAllByRole('option'))[0]
    await waitFor(() => expect(first).toHaveAttribute('aria-setsize', '9091'))
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeLessThan(16))
    await userEvent.type(box(), 'customer00042')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ email: 'customer00042@example.com' }),
    )
  },
}

export const NoneYet: Story = {
  parameters: { lending: { scenario: 'newPartner' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No customer to choose yet.')).toBeVisible()
  },
}
