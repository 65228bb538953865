import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { newBusinessValues } from '../../stories/newBusinessValues.ts'
import { CreateBusinessForm } from './CreateBusinessForm.tsx'

const meta = {
  title: 'Tests/Onboarding/Own layout',
  component: CreateBusinessForm,
  args: { defaultValues: newBusinessValues },
} satisfies Meta<typeof CreateBusinessForm>

export default meta

type Story = StoryObj<typeof meta>

/** The fields in a layout of the host's own, page by page; the last page reads everything back without it. */
export const OwnLayout: Story = {
  args: {
    children: ({ Fields, page }) =>
      page === 0 ? (
        <>
          <Fields.Industry />
          <Fields.IndustryOther />
          <Fields.BusinessName />
          <Fields.SameCompanyName />
          <Fields.CompanyName />
          <fieldset>
            <legend>At the tax office</legend>
            <Fields.TaxId />
            <Fields.Website />
          </fieldset>
          <Fields.Sector />
          <Fields.CompanySize />
          <Fields.YearsOfOperations />
          <Fields.Description />
        </>
      ) : (
        <>
          <fieldset>
            <legend>Who answers the phone</legend>
            <Fields.FirstName />
            <Fields.LastName />
            <Fields.Phone />
          </fieldset>
          <Fields.Email />
          <Fields.SameSupportEmail />
          <Fields.SupportEmail />
          <Fields.Country />
          <Fields.SameRegisteredCountry />
          <Fields.RegisteredCountry />
          <Fields.RegisteredState />
          <Fields.RegisteredCity />
          <Fields.RegisteredStreet />
        </>
      ),
  },
  play: async ({ canvas, userEvent }) => {
    const tax = within(canvas.getByRole('group', { name: 'At the tax office' }))
    await expect(tax.getByLabelText(/^Tax identification number/)).toHaveValue('00123456-0001')
    await userEvent.selectOptions(canvas.getByLabelText('Industry'), 'Something else')
    await userEvent.type(await canvas.findByLabelText('Which industry?'), 'Beekeeping')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('heading', { name: 'Address and contact', level: 3 })
    const person = within(canvas.getByRole('group', { name: 'Who answers the phone' }))
    await expect(person.getByLabelText('Phone number')).toHaveValue('+234 803 123 4567')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Beekeeping')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Register business' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Register Kunle Cold Chain' })).toBeVisible()
  },
}
