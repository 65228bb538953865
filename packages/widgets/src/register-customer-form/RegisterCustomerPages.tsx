'use client'
import type { RegisterCustomerFieldName, UseRegisterCustomerFormParameters } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useParts } from '../ui/useParts.ts'
import { registerCustomerPages as words } from './registerCustomerPages.words.ts'
import { registerCustomerChunks } from './registerCustomerChunks.ts'
import { DocumentsSkeleton } from './DocumentsSkeleton.tsx'
import { FoldedFields } from './FoldedFields.tsx'
import { RegisterCustomerField } from './RegisterCustomerField.tsx'
import type { RegisterCustomerFieldsProps, RegisterCustomerViewProps } from './RegisterCustomerView.tsx'

export type RegisterCustomerPagesProps = RegisterCustomerFieldsProps & {
  getLabel: (name: RegisterCustomerFieldName) => string
}

/** The fields of a later page, some of them together under a heading; what few people fill in begins folded up. */
export function RegisterCustomerPages(props: RegisterCustomerPagesProps): ReactNode {
  const { form, documents } = props
  const t = useCopy(words)
  const parts = useParts()
  const isIdentity = form.fields.includes('idNumber')
  return (
    <>
      {isIdentity && form.values.kind === 'business' && (
        <p className="ol-Text">{t('registerCustomer.representative')}</p>
      )}
      {registerCustomerGroups(form.fields, documents).map(({ group, names }) => {
        const fields = names.map((name) => <RegisterCustomerField key={name} {...props} name={name} />)
        if (group === null) return fields
        if (group === 'files')
          return (
            <LazyChunk key={group} chunk={registerCustomerChunks.documents} fallback={<DocumentsSkeleton />}>
              {(RegisterCustomerDocuments) => <RegisterCustomerDocuments {...props} />}
            </LazyChunk>
          )
        const title = t(`registerCustomer.group.${group}`)
        if (group === 'home' || group === 'documents')
          return (
            <fieldset key={group} {...parts('RegisterCustomerForm.group')} data-ol-group={group}>
              <legend className="ol-RegisterCustomerForm-legend">{title}</legend>
              {group === 'documents' && <p className="ol-Note">{t('registerCustomer.documents.later')}</p>}
              <div className="ol-RegisterCustomerForm-fields">{fields}</div>
            </fieldset>
          )
        return (
          <FoldedFields
            key={group}
            title={title}
            isOptional={names.every((name) => !form.field(name).required)}
            isNeeded={names.some((name) => isNeeded(form, name))}
            problems={form.errors.some(({ field }) => names.includes(field)) ? form.submitCount : 0}
          >
            {fields}
          </FoldedFields>
        )
      })}
    </>
  )
}

/** A field that has a value, or must get one, is always shown. */
function isNeeded(form: RegisterCustomerViewProps['form'], name: RegisterCustomerFieldName): boolean {
  const value = form.values[name]
  return typeof value === 'string' && (value !== '' || form.field(name).required)
}

/** Fields that belong together under a heading of their own. `office` and `more` begin closed. */
type RegisterCustomerGroup = 'home' | 'office' | 'more' | 'documents' | 'files'

type Grouped = { group: RegisterCustomerGroup | null; names: RegisterCustomerFieldName[] }

const groups: Partial<Record<RegisterCustomerFieldName, RegisterCustomerGroup>> = {
  ...{ street: 'home', city: 'home', state: 'home', country: 'home' },
  ...{ officeSameAsHome: 'office', officeStreet: 'office', officeCity: 'office' },
  ...{ officeState: 'office', officeCountry: 'office' },
  ...{ occupation: 'more', nextOfKin: 'more', otherNames: 'more', motherMaidenName: 'more' },
  photoIdType: 'documents',
  ...{ ninSlip: 'files', internationalPassport: 'files', driversLicense: 'files' },
  ...{ proofOfResidence: 'files', utilitySlip: 'files' },
}

/** Gathers the fields of a page into groups, each where its first field stands. */
function registerCustomerGroups(
  names: readonly RegisterCustomerFieldName[],
  documents: UseRegisterCustomerFormParameters['documents'],
): readonly Grouped[] {
  const gathered: Grouped[] = []
  for (const name of names) {
    // Where the files are picked here, the choice of a photo ID is a field like any other.
    const isPlain = name === 'photoIdType' && documents !== 'later'
    const group = isPlain ? null : (groups[name] ?? null)
    const known = gathered.find(
      (one) => (group === null ? one === gathered.at(-1) : true) && one.group === group,
    )
    if (known) known.names.push(name)
    else gathered.push({ group, names: [name] })
  }
  return gathered
}
