import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { coldChain, renderCreateBusinessForm } from '../../../test/renderCreateBusinessForm.tsx'

afterEach(cleanup)

const creations = (sandbox: ReturnType<typeof createFixture>['sandbox']) =>
  sandbox.calls.filter(({ endpoint }) => endpoint === 'createBusiness')

test('a business goes over three pages, is read back and created once', async () => {
  const { form, sandbox, relay, toReview, status } = renderCreateBusinessForm()
  expect(form().pageCount).toBe(3)
  await toReview()
  expect(form().review).toMatchObject({ businessName: 'Kunle Cold Chain', phone: '+2348030000011' })
  const { confirm } = form().actions
  await Promise.all([confirm(), confirm(), confirm()])
  await waitFor(() => expect(status()).toBe('outcome 2 accepted'))
  expect(creations(sandbox)).toHaveLength(1)
  expect(creations(sandbox)[0]?.body).toEqual({
    channel_partner_id: 'chp_harbour',
    email: 'owner@kunle-cold-chain.example',
    first_name: 'Kunle',
    last_name: 'Sample',
    country_name: 'Nigeria',
    country_short_name: 'NG',
    business_name: 'Kunle Cold Chain',
    company_description: '',
    industry: 'Logistics',
    company_size: '21-50',
    sector: 'market-place',
    years_of_operations: '2+ Years',
    tax_identification_number: '00123456-0001',
    company_name: 'Kunle Cold Chain Limited',
    support_email: 'owner@kunle-cold-chain.example',
    phone_number: '+2348030000011',
    website: 'https://kunle-cold-chain.example',
    registered_country: 'Nigeria',
    registered_state: 'Lagos',
    registered_city: 'Ikeja',
    registered_street: '4 Sample Close',
  })
  expect(form().created).toMatchObject({ name: 'Kunle Cold Chain', creditAssessmentStatus: 'not-started' })
  expect(form().created?.customerPartnerId).toBe(form().data?.partner.id)
  expect(relay.operations()).toMatchObject([{ kind: 'createBusiness', channelPartnerId: 'chp_harbour' }])
})

test('what is ticked is not asked for again, and unticked it is', async () => {
  const { form, user, goOn } = renderCreateBusinessForm()
  await user.click(screen.getByLabelText('sameCompanyName'))
  await waitFor(() => expect(form().fields).not.toContain('companyName'))
  await user.tab()
  expect(form().summary.companyName).toBe('Kunle Cold Chain')
  await goOn()
  await user.click(await screen.findByLabelText('sameRegisteredCountry'))
  await user.type(await screen.findByLabelText('registeredCountry'), 'CI')
  await user.tab()
  expect(form().summary).toMatchObject({ country: 'NG', registeredCountry: 'CI' })
  await user.click(await screen.findByLabelText('sameSupportEmail'))
  await user.type(await screen.findByLabelText('supportEmail'), 'help@kunle.example')
  await user.tab()
  expect(form().summary.supportEmail).toBe('help@kunle.example')
})

test('T50: an industry outside the examples is typed, and a host’s own lists replace them', async () => {
  const { form, user, goOn } = renderCreateBusinessForm({
    defaultValues: { ...coldChain, industry: 'other' },
    companySizes: [{ value: '50', label: 'Exactly fifty' }],
  })
  expect(form().options.companySize).toEqual([{ value: '50', label: 'Exactly fifty' }])
  expect(form().options.industry.at(-1)).toEqual({ value: 'other', label: null })
  // What the host gave is not among its own sizes, and sizes take no text of one's own.
  expect(form().values.companySize).toBe('')
  await goOn()
  await waitFor(() =>
    expect(form().errors).toMatchObject([{ field: 'industryOther' }, { field: 'companySize' }]),
  )
  await user.type(screen.getByLabelText('industryOther'), ' Beekeeping ')
  await user.tab()
  expect(form().summary.industry).toBe('Beekeeping')
})

test('a value that is not on the list stands as “other”, with its text', () => {
  const { form } = renderCreateBusinessForm({ defaultValues: { industry: 'Beekeeping' } })
  expect(form().values).toMatchObject({ industry: 'other', industryOther: 'Beekeeping' })
})

test('a field that is not asked for is neither read nor sent, whatever a host put there', async () => {
  const { form, toReview } = renderCreateBusinessForm({
    fields: { supportEmail: { hidden: true, defaultValue: 'nobody' }, companyName: { hidden: true } },
    defaultValues: { ...coldChain, sameCompanyName: true, companyName: '\u200b' },
  })
  await toReview()
  expect(form().review).toMatchObject({
    ...{ supportEmail: coldChain.email, companyName: coldChain.businessName },
  })
})

test('a hidden field that is asked for and begins with what cannot be sent is shown', async () => {
  const { form, goOn } = renderCreateBusinessForm({
    fields: { website: { hidden: true, defaultValue: 'nothing like it' } },
    defaultValues: { ...coldChain, website: '' },
  })
  await waitFor(() => expect(form().fields).toContain('website'))
  await goOn()
  await waitFor(() => expect(form().errors).toMatchObject([{ field: 'website', code: 'WEBSITE_INVALID' }]))
})

test('T52: only the description may stay empty', async () => {
  const { form, goOn } = renderCreateBusinessForm({ defaultValues: {} })
  await goOn()
  await waitFor(() =>
    expect(form().errors.map(({ field }) => field)).toEqual([
      'businessName',
      'companyName',
      'taxId',
      'website',
      'industry',
      'sector',
      'companySize',
      'yearsOfOperations',
    ]),
  )
  expect(form().errors.every(({ code }) => code === 'REQUIRED')).toBe(true)
})

test.each([
  ['short', { country: 'NG' }, ['country_name', 'country_short_name']],
  ['both', { country: 'NG', country_name: 'Nigeria', country_short_name: 'NG' }, []],
] as const)('T53: the country travels as %s', async (countryCompat, sent, missing) => {
  const { form, sandbox, toReview } = renderCreateBusinessForm({ countryCompat })
  await toReview()
  await form().actions.confirm()
  expect(creations(sandbox)[0]?.body).toMatchObject(sent)
  for (const name of missing) expect(creations(sandbox)[0]?.body).not.toHaveProperty(name)
})

test('a country is sent by its English name in every language, or by the name that the host gives', async () => {
  const { form, sandbox, toReview } = renderCreateBusinessForm({
    defaultValues: { ...coldChain, sameRegisteredCountry: false, registeredCountry: 'CI', country: 'CD' },
    countries: [{ code: 'CD', name: 'DR Congo' }],
  })
  await toReview()
  await form().actions.confirm()
  // The sandbox works in three countries and refuses the others; what was sent is what counts here.
  expect(creations(sandbox)[0]?.body).toMatchObject({
    country_name: 'DR Congo',
    registered_country: "Côte d'Ivoire",
  })
})

test('a refusal that names a field comes back to it, and the field is right once it is changed', async () => {
  const { form, goOn, toReview, status } = renderCreateBusinessForm({
    defaultValues: { ...coldChain, country: 'FR' },
  })
  await toReview()
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('details 1 rejected'))
  expect(form().error).toMatchObject({
    status: 422,
    serviceMessage: expect.stringContaining('country_short_name'),
  })
  expect(form().refusedField).toMatchObject({ name: 'country' })
  expect(form().field('country').errorCode).toBe('REFUSED')
  expect(form().field('registeredState').errorCode).toBeNull()
  // No mistake of a try to go on: the summary has nothing to list.
  expect(form().errors).toEqual([])
  form().set('country', 'NG')
  await waitFor(() => expect(form().field('country').errorCode).toBeNull())
  expect(form().refusedField).toBeNull()
  await goOn()
  await goOn()
  await waitFor(() => expect(status()).toBe('review 2 -'))
})

test('T10: a lost answer is never sent again, and what the relay kept tells of the new account', async () => {
  const { form, relay, sandbox, toReview, status } = renderCreateBusinessForm()
  await toReview()
  relay.breakLine('after')
  relay.breakLine('before', { reads: true, times: 2 })
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome 2 unknown'))
  expect(form().sent?.summary).toEqual(relay.operations()[0]?.summary)
  await form().actions.confirm()
  await form().actions.sendAgainSameKey()
  await waitFor(async () => {
    await form().actions.checkAgain()
    expect(status()).toBe('outcome 2 accepted')
  })
  expect(creations(sandbox)).toHaveLength(1)
  expect(form().data).toBeNull()
  await waitFor(() =>
    expect(form().created).toMatchObject({ name: 'Kunle Cold Chain', creditAssessmentStatus: 'not-started' }),
  )
})

test('T79: nothing of the new account’s secret reaches the page, its memory or its storage', async () => {
  const { form, sandbox, storage, draftStorage, events, toReview, status } = renderCreateBusinessForm()
  await toReview()
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome 2 accepted'))
  const id = form().created?.customerPartnerId
  const stored = [storage, draftStorage].flatMap((one) =>
    Array.from({ length: one.length }, (_, at) => one.getItem(one.key(at) ?? '')),
  )
  const seen = JSON.stringify([form().data, form().operation, form().created, events, stored])
  expect(seen).toContain(id)
  expect(seen).not.toMatch(/app_key|\$2b\$10/)
  // The service did send one, or the line above would prove nothing.
  const told = await sandbox.fetch('/v1/channel-partner/chp_harbour/customers', {
    headers: { Authorization: 'Bearer sk_sandbox_demo' },
  })
  expect(await told.text()).toContain(`sandbox.app.key.of.${id}`)
})

test('a person who may not create businesses is told before they begin', async () => {
  const fixture = createFixture({
    relay: {
      session: { role: 'customer-partner', channelPartnerId: null, capabilities: ['getCreditLimit'] },
    },
  })
  const { form } = renderCreateBusinessForm({}, fixture)
  expect(form().access).toBe('unknown')
  await waitFor(() => expect(form().access).toBe('denied'))
})

test('a person who may create businesses is not kept waiting', async () => {
  const { form } = renderCreateBusinessForm()
  await waitFor(() => expect(form().access).toBe('allowed'))
})
