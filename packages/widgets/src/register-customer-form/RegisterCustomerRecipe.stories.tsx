import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HeadlessRegisterCustomer } from '../../stories/recipes/HeadlessRegisterCustomer.tsx'
import { getWorld } from '../../stories/getWorld.ts'

const meta = {
  title: 'Tests/Customers/RegisterCustomerForm recipe',
  component: HeadlessRegisterCustomer,
  tags: ['!autodocs'],
} satisfies Meta<typeof HeadlessRegisterCustomer>

export default meta

export const InYourOwnMarkup: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Look at 2 fields again.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('firstName'), 'Ngozi')
    await userEvent.type(canvas.getByLabelText('lastName'), 'Eze{Enter}')
    await userEvent.type(await canvas.findByLabelText('idNumber'), '02212345678')
    await userEvent.type(canvas.getByLabelText('dateOfBirth (optional)'), '1990-05-09{Enter}')
    await userEvent.type(await canvas.findByLabelText('phone'), '08031234567{Enter}')
    await expect(await canvas.findByText('Register Ngozi Eze?')).toBeVisible()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Register' }))
    await expect(await canvas.findByText(/^Registered as/)).toBeVisible()
    await expect(getWorld(loaded).sandbox.calls).toHaveLength(1)
  },
}
