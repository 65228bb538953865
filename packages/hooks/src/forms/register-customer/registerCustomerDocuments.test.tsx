import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Fixture, createFixture } from '../../../test/createFixture.tsx'
import { renderRegisterCustomerForm } from '../../../test/renderRegisterCustomerForm.tsx'
import type { RegisterCustomerDocument } from './registerCustomerForm.ts'
import type { UseRegisterCustomerFormParameters } from './useRegisterCustomerForm.ts'

afterEach(cleanup)

const pdf = (name: string) =>
  new File([`%PDF-1.4\n${name}\n%%EOF\n`.padEnd(2_000, ' ')], name, { type: 'application/pdf' })

/** A person, filled in as far as the documents. */
async function renderDocumentsPage(
  options: UseRegisterCustomerFormParameters = {},
  fixture: Fixture = createFixture(),
) {
  const rendered = renderRegisterCustomerForm(
    { kind: 'individual', documents: 'required', ...options },
    fixture,
  )
  await rendered.fillPerson()
  await screen.findByLabelText('photoIdType')
  const pick = async (document: RegisterCustomerDocument, file: File) => {
    const { slot } = rendered.form().documents.find(({ name }) => name === document) ?? { slot: '' }
    act(() => rendered.form().uploads.add(slot, [file]))
    await waitFor(() => expect(rendered.form().values[document]).toBe('staged'))
  }
  const choose = (type: 'NIN slip' | 'International passport' | 'Drivers license') =>
    act(() => rendered.form().set('photoIdType', type))
  const names = () => rendered.form().documents.map(({ name }) => name)
  return { ...rendered, pick, choose, names }
}

/** What the service got: texts, and files as their names, sizes and checksums. */
const sentBodies = ({ sandbox }: Pick<Fixture, 'sandbox'>) =>
  sandbox.calls.flatMap(({ endpoint, body }) => (endpoint === 'registerCustomer' ? [body] : []))

test('the photo ID decides which file is asked for, and a change of mind asks for another', async () => {
  const { choose, names } = await renderDocumentsPage()
  expect(names()).toEqual(['proofOfResidence', 'utilitySlip'])
  choose('International passport')
  await waitFor(() => expect(names()).toContain('internationalPassport'))
  choose('NIN slip')
  await waitFor(() => expect(names()).toEqual(['ninSlip', 'proofOfResidence', 'utilitySlip']))
})

test('T12: staged files go along under the names of the service, and one of a photo ID that was not chosen in the end is thrown away', async () => {
  const rendered = await renderDocumentsPage()
  const { choose, pick, goOn, confirm, form, relay } = rendered
  choose('Drivers license')
  await waitFor(() => expect(form().documents).toHaveLength(3))
  await pick('driversLicense', pdf('license.pdf'))
  choose('NIN slip')
  await waitFor(() => expect(form().documents[0]?.name).toBe('ninSlip'))
  await pick('ninSlip', pdf('slip.pdf'))
  await pick('utilitySlip', pdf('bill.pdf'))
  await goOn()
  await waitFor(() => expect(form().step).toBe('review'))
  expect(form().review?.files.map(({ document, name }) => [document, name])).toEqual([
    ['ninSlip', 'slip.pdf'],
    ['utilitySlip', 'bill.pdf'],
  ])
  await confirm()
  await waitFor(() => expect(form().outcome).toBe('accepted'))
  expect(sentBodies(rendered)).toEqual([
    {
      ...{ first_name: 'Ngozi', last_name: 'Eze', contact_number: '+2348031234567' },
      ...{ unique_id_type: 'bvn', unique_id: '02212345678', photo_id_type: 'NIN slip' },
      nin_slip: expect.objectContaining({ name: 'slip.pdf', type: 'application/pdf', size: 2_000 }),
      utility_slip: expect.objectContaining({ name: 'bill.pdf', size: 2_000 }),
    },
  ])
  await waitFor(() => expect(relay.uploads()).toEqual([]))
})
