import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CustomerList } from './recipes/CustomerList.tsx'
import { PartnerList } from './recipes/PartnerList.tsx'

const meta = { title: 'Recipes/Tables', tags: ['!autodocs'] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const CustomersInYourOwnMarkup: Story = {
  render: () => <CustomerList />,
  parameters: { lending: { scenario: 'tenThousandRows' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Customers 1 to 25 of 9091')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('Customers 26 to 50 of 9091')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'no such name')
    await expect(await canvas.findByText('Customers 0 to 0 of 0')).toBeVisible()
  },
}

export const PartnersWithTheirOrderInAnAddress: Story = {
  render: () => <PartnerList />,
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toHaveTextContent(
      'Ten Thousand Hands Cooperative',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'From A to Z' }))
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Adaeze Foods Ltd')
    await expect(canvas.getByText('?sort=name')).toBeVisible()
  },
}
