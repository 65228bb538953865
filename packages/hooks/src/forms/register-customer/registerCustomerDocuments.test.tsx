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

test('where documents are required the photo ID and its file are, and proofs of residence are not', async () => {
  const { choose, form, goOn } = await renderDocumentsPage()
  await goOn()
  expect(form().errors.map(({ field, code }) => [field, code])).toEqual([['photoIdType', 'REQUIRED']])
  choose('Drivers license')
  await goOn()
  await waitFor(() =>
    expect(form().errors.map(({ field, code }) => [field, code])).toEqual([['driversLicense', 'REQUIRED']]),
  )
  expect(form().step).toBe('details')
})

test('T12: staged files go along under the names of the service, and nothing of the form is lost', async () => {
  const rendered = await renderDocumentsPage()
  const { choose, pick, goOn, confirm, form, relay } = rendered
  choose('NIN slip')
  await waitFor(() => expect(form().documents).toHaveLength(3))
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

test('a file of a photo ID that was not chosen in the end is not sent, and is thrown away', async () => {
  const rendered = await renderDocumentsPage()
  const { choose, pick, goOn, confirm, form, relay } = rendered
  choose('NIN slip')
  await waitFor(() => expect(form().documents).toHaveLength(3))
  await pick('ninSlip', pdf('slip.pdf'))
  choose('Drivers license')
  await waitFor(() => expect(form().documents[0]?.name).toBe('driversLicense'))
  await pick('driversLicense', pdf('license.pdf'))
  await goOn()
  await confirm()
  await waitFor(() => expect(form().outcome).toBe('accepted'))
  expect(sentBodies(rendered)).toEqual([
    expect.objectContaining({ drivers_license: expect.objectContaining({ name: 'license.pdf' }) }),
  ])
  expect(sentBodies(rendered)[0]).not.toHaveProperty('nin_slip')
  await waitFor(() => expect(relay.uploads()).toEqual([]))
})

test('a refusal keeps every file, and the next try uploads nothing again', async () => {
  const fixture = createFixture()
  const { choose, pick, goOn, confirm, form, status } = await renderDocumentsPage({}, fixture)
  choose('NIN slip')
  await waitFor(() => expect(form().documents).toHaveLength(3))
  await pick('ninSlip', pdf('slip.pdf'))
  const [staged] = fixture.relay.uploads()
  fixture.sandbox.faults.add({ endpoint: 'registerCustomer', fault: '429', times: 1 })
  await goOn()
  await confirm()
  await waitFor(() => expect(status()).toBe('details 3 rejected'))
  expect(fixture.relay.uploads()).toEqual([staged])
  await goOn()
  await confirm()
  await waitFor(() => expect(form().outcome).toBe('accepted'))
  expect(sentBodies(fixture)).toHaveLength(2)
})

test('a page that was reloaded in the middle finds its files at the relay', async () => {
  const fixture = createFixture()
  const first = await renderDocumentsPage({ draft: { personal: true } }, fixture)
  first.choose('NIN slip')
  await waitFor(() => expect(first.form().documents).toHaveLength(3))
  await first.pick('ninSlip', pdf('slip.pdf'))
  const [staged] = fixture.relay.uploads()
  first.unmount()
  const { form } = renderRegisterCustomerForm(
    { kind: 'individual', documents: 'required', draft: { personal: true } },
    fixture,
  )
  await waitFor(() => expect(form().values.ninSlip).toBe('staged'))
  expect(form().uploads.items.map(({ uploadId }) => uploadId)).toEqual([staged?.id])
  expect(fixture.relay.uploads()).toEqual([staged])
})

test('without a file the customer travels as JSON', async () => {
  const { choose, goOn, confirm, form, sandbox } = await renderDocumentsPage({ documents: 'optional' })
  choose('NIN slip')
  await goOn()
  await confirm()
  await waitFor(() => expect(form().outcome).toBe('accepted'))
  expect(sentBodies({ sandbox })).toEqual([
    {
      ...{ first_name: 'Ngozi', last_name: 'Eze', contact_number: '+2348031234567' },
      ...{ unique_id_type: 'bvn', unique_id: '02212345678', photo_id_type: 'NIN slip' },
    },
  ])
})
