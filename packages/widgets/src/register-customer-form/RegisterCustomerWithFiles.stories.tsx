import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type userEvent as user, waitFor, within } from 'storybook/test'
import {
  registerCustomerPage,
  type PageContext as FormPageContext,
} from '../../stories/registerCustomerPage.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { RegisterCustomerForm } from './RegisterCustomerForm.tsx'

const meta = {
  title: 'Tests/Customers/RegisterCustomerForm with files',
  component: RegisterCustomerForm,
  tags: ['!autodocs'],
  args: { documents: 'required' },
} satisfies Meta<typeof RegisterCustomerForm>

export default meta

type Story = StoryObj<typeof meta>

const pdf = (name: string) =>
  new File([`%PDF-1.7\n${name}\n%%EOF\n`.padEnd(4_000, ' ')], name, { type: 'application/pdf' })

const sentTo = ({ sandbox }: StoryWorld) =>
  sandbox.calls.flatMap(({ endpoint, body }) => (endpoint === 'registerCustomer' ? [body] : []))

type PageContext = FormPageContext & { userEvent: Pick<typeof user, 'selectOptions' | 'upload'> }

async function openDocuments(pageContext: PageContext): Promise<void> {
  await registerCustomerPage.fillPerson(pageContext)
  await registerCustomerPage.goOn(pageContext, 'Documents')
}

async function choosePhotoId({ canvasElement, userEvent }: PageContext, name: string): Promise<void> {
  await userEvent.selectOptions(within(canvasElement).getByLabelText('Photo ID they will show'), name)
}

/** Picks a file for a document. */
async function pick({ canvasElement, userEvent }: PageContext, label: string, file: File): Promise<void> {
  const group = await within(canvasElement).findByRole('group', { name: new RegExp(`^${label}`) })
  const input = group.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error(`${label} has no file input.`)
  await userEvent.upload(input, file)
}

/** Nothing is asked for before it is known which photo ID there is. */
export const NoPhotoIdYet: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openDocuments({ canvasElement, userEvent })
    await expect(await canvas.findByText('First choose a photo ID.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('Choose a photo ID')
  },
}

/** The photo ID travels while the form is still open, and goes along with the registration. */
export const RegisteredWithAPhotoId: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const pageContext = { canvasElement, userEvent }
    const world = getWorld(loaded)
    await openDocuments(pageContext)
    await choosePhotoId(pageContext, 'NIN slip')
    await pick(pageContext, 'NIN slip', pdf('slip.pdf'))
    await canvas.findByRole('group', { name: /1 file uploaded/ })
    await expect(world.relay.uploads()[0]?.state).toBe('staged')
    await userEvent.click(await registerCustomerPage.review(pageContext))
    await canvas.findByRole('heading', { name: 'Ngozi Eze is registered' })
    await expect(sentTo(world)).toEqual([
      expect.objectContaining({ nin_slip: expect.objectContaining({ name: 'slip.pdf', size: 4_000 }) }),
    ])
    await waitFor(() => expect(world.relay.uploads()).toEqual([]))
  },
}

/** A refusal costs no upload: the file is still there, and another number is all that is needed. */
export const RefusedAndTheFileStays: Story = {
  parameters: { lending: { faults: [{ endpoint: 'registerCustomer', fault: '429' }] } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const pageContext = { canvasElement, userEvent }
    const world = getWorld(loaded)
    await openDocuments(pageContext)
    await choosePhotoId(pageContext, 'Driver’s license')
    await pick(pageContext, 'Driver’s license', pdf('license.pdf'))
    await canvas.findByRole('group', { name: /1 file uploaded/ })
    await expect(world.relay.uploads()[0]?.state).toBe('staged')
    const [staged] = world.relay.uploads()
    await userEvent.click(await registerCustomerPage.review(pageContext))
    await expect(await canvas.findByText('Customer not registered')).toBeVisible()
    await expect(world.relay.uploads()).toEqual([staged])
    await expect(canvas.getByText('license.pdf')).toBeVisible()
  },
}

/** A file whose content does not match its name is refused before its upload, and again when the person goes on. */
export const AFileThatCannotBeUsed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await openDocuments(pageContext)
    await choosePhotoId(pageContext, 'International passport')
    await pick(pageContext, 'Passport', new File(['a text, and no more'], 'passport.pdf'))
    await canvas.findByText('passport.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('Correct or remove the file for “Passport”')
  },
}
