import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ActingFor, type ActingForProps } from './ActingFor.tsx'

function ChosenBusiness(props: ActingForProps): ReactNode {
  const [id, setId] = useState(props.customerPartnerId)
  return (
    <ActingFor
      {...props}
      {...(id === undefined ? {} : { customerPartnerId: id })}
      {...(props.onChange && {
        onChange: (next: string) => {
          setId(next)
          props.onChange?.(next)
        },
      })}
    />
  )
}

const meta = {
  title: 'Widgets/Operate/ActingFor',
  component: ActingFor,
  args: { customerPartnerId: 'cp_nolimit', onChange: fn(), presentation: 'list' },
  render: (args) => <ChosenBusiness {...args} />,
} satisfies Meta<typeof ActingFor>

export default meta

type Story = StoryObj<typeof meta>

export const Named: Story = {
  name: 'On behalf of, impersonate',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Acting for Fresh Start Traders')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Acting for Fresh Start Traders' })).toBeVisible()
  },
}

export const Changed: Story = {
  tags: ['needs-browser'],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Acting for Fresh Start Traders')
    const change = canvas.getByRole('button', { name: 'Change business' })
    await userEvent.click(change)
    await canvas.findByRole('combobox', { name: 'Business' })
    // The list arrives in a part of its own, which then takes the plain input's place.
    const box = () => canvas.getByRole('combobox', { name: 'Business' })
    await waitFor(() => expect(box()).toHaveValue('Fresh Start Traders'))
    await userEvent.hover(box())
    await waitFor(() => expect(box()).toHaveAttribute('aria-controls'))
    await userEvent.click(box())
    await userEvent.clear(box())
    await userEvent.type(box(), 'kwame')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByText('Acting for Kwame Logistics')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledWith('cp_kwame')
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Change business' })).toHaveFocus()
  },
}

/** One business is all there is: nothing is offered. */
export const NothingToChange: Story = {
  render: ({ onChange: _none, ...args }) => <ActingFor {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Acting for Fresh Start Traders')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const NotYours: Story = {
  args: { customerPartnerId: 'cp_other' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not act for this business')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change business' })).toBeVisible()
    await expect(canvas.queryByText(/Other Side/)).toBeNull()
  },
}

/** What the app knows already stands there before the service has answered. */
export const Loading: Story = {
  args: { name: 'Fresh Start Traders' },
  parameters: { lending: { network: 'timeout' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Acting for Fresh Start Traders')).toBeVisible()
  },
}
