'use client'
import type { RegisterCustomerDocument } from '@onlend/hooks/internal'
import {
  type RegisterCustomerFieldName,
  registerCustomerForm,
  type UseRegisterCustomerDocumentsReturnType,
} from '@onlend/hooks/forms'
import { Fragment, type ReactNode, useState } from 'react'
import type { BoundField } from '../form/bindField.ts'
import { createFields } from '../form/createFields.tsx'
import { form as formWords } from '../form/form.words.ts'
import { FormFields } from '../form/FormFields.tsx'
import { PlainField } from '../form/PlainField.tsx'
import { dateExample } from '../format/dateExample.ts'
import { groupDigits } from '../format/groupDigits.ts'
import { Icon } from '../ui/Icon.tsx'
import { businessIcon, personIcon } from '../ui/icons.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { registerCustomer as words } from './registerCustomer.words.ts'
import { filesChunk } from './filesChunk.ts'
import type { RegisterCustomerViewProps } from './RegisterCustomerView.tsx'

export type RegisterCustomerFieldsProps = RegisterCustomerViewProps & {
  bind: (name: RegisterCustomerFieldName) => BoundField<RegisterCustomerFieldName>
  getLabel: (name: RegisterCustomerFieldName) => string
  /** The customer who has the number already, in words. */
  known: string | undefined
  /** `null` until the part that moves them has been fetched. */
  files: UseRegisterCustomerDocumentsReturnType | null
}

/** The fields that a layout renders one by one; all files are one field. */
export type RegisterCustomerDrawnName =
  | Exclude<RegisterCustomerFieldName, RegisterCustomerDocument | 'documentSet'>
  | 'documents'

const drawn: Readonly<Record<string, unknown>> = { ...registerCustomerForm.fields, documents: null }
const part = 'RegisterCustomerForm.field'
const Fields = createFields<RegisterCustomerDrawnName>(drawn)

/** The fields of a page, some of them together under a heading; what few people fill in begins folded up. */
export function RegisterCustomerFields(props: RegisterCustomerFieldsProps): ReactNode {
  const { form, bind, getLabel, known, country, autoFill, idNumber, layout } = props
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const names = [...new Set(form.fields.map(toDrawnName))].filter((name) => name !== null)

  const draw = (name: RegisterCustomerDrawnName): ReactNode => {
    if (name === 'documents') return <Documents {...props} />
    const plain = {
      ...{ form, bind, name, words, country, autoFill, label: getLabel(name) },
      ...({ of: 'registerCustomer', part } as const),
    }
    switch (name) {
      case 'kind':
        return (
          <PlainField
            {...plain}
            options={[
              { value: 'individual', label: t('registerCustomer.kind.individual'), icon: personIcon },
              { value: 'business', label: t('registerCustomer.kind.business'), icon: businessIcon },
            ]}
          />
        )
      case 'dateOfBirth': {
        const code = bind(name).error ? undefined : form.warnings.dateOfBirth
        return (
          <PlainField
            {...plain}
            hint={t('registerCustomer.dateOfBirth.hint', { example: dateExample(locale) })}
            warning={code && t(`registerCustomer.warning.${code}`)}
          />
        )
      }
      case 'idNumber': {
        const own = { inputMode: 'text', autoCapitalize: 'characters' } as const
        const warning = bind(name).error ? undefined : known
        return (
          <PlainField
            {...plain}
            bind={(field) => ({ ...bind(field), ...(idNumber && own) })}
            hint={idNumber ? idNumber.hint : t('registerCustomer.idNumber.hint')}
            warning={warning}
            after={<ReadBack text={idNumber || bind(name).error || warning ? '' : form.values.idNumber} />}
          />
        )
      }
      case 'nin':
        return (
          <PlainField
            {...plain}
            hint={country.toLowerCase() === 'nigeria' ? t('registerCustomer.nin.hint') : undefined}
            after={<ReadBack text={bind(name).error ? '' : form.values.nin} isShort />}
          />
        )
      default:
        return <PlainField {...plain} />
    }
  }

  if (layout)
    return (
      <FormFields {...{ names, draw, Fields, actions: form.actions, page: form.page }}>{layout}</FormFields>
    )
  return (
    <>
      {names.includes('idNumber') && form.values.kind === 'business' && (
        <p className="ol-Text">{t('registerCustomer.representative')}</p>
      )}
      {gather(names, props).map(({ group, members }) => {
        const fields = members.map((name) => <Fragment key={name}>{draw(name)}</Fragment>)
        if (group === null) return fields
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
          <FoldedFields key={group} {...{ form, members, title }}>
            {fields}
          </FoldedFields>
        )
      })}
    </>
  )
}

function toDrawnName(name: RegisterCustomerFieldName): RegisterCustomerDrawnName | null {
  if (name === 'documentSet') return null
  // The cast: files are the fields of documents, and no other field is.
  return registerCustomerForm.fields[name]?.kind === 'files'
    ? 'documents'
    : (name as RegisterCustomerDrawnName)
}

type Group = 'home' | 'office' | 'more' | 'documents'
type Gathered = { group: Group | null; members: RegisterCustomerDrawnName[] }

/** Gathers the fields of a page into groups, each at the place of its first field. */
function gather(
  names: readonly RegisterCustomerDrawnName[],
  { form, documents }: Pick<RegisterCustomerViewProps, 'form' | 'documents'>,
): readonly Gathered[] {
  const gathered: Gathered[] = []
  for (const name of names) {
    // A form that picks the files itself shows the choice of a photo ID as an ordinary field.
    const isLater = name === 'photoIdType' && documents === 'later'
    // The cast follows the form: its groups are these.
    const own = name === 'documents' ? null : ((form.field(name).group ?? null) as Group | null)
    const group = isLater ? 'documents' : own
    const isSame = (one: Gathered) => one.group === group && (group !== null || one === gathered.at(-1))
    const known = gathered.find(isSame)
    if (known) known.members.push(name)
    else gathered.push({ group, members: [name] })
  }
  return gathered
}

type FoldedFieldsProps = Pick<RegisterCustomerViewProps, 'form'> & {
  title: string
  members: readonly RegisterCustomerDrawnName[]
  children: ReactNode
}

/** Fields that most people leave empty: folded up under a heading that opens them, unless one has a value or must get one. */
function FoldedFields({ form, title, members, children }: FoldedFieldsProps): ReactNode {
  const t = useCopy(formWords)
  const parts = useParts()
  const inside = form.fields.filter((name) => members.some((member) => member === name))
  const isNeeded = inside.some((name) => {
    const value = form.values[name]
    return typeof value === 'string' && (value !== '' || form.field(name).required)
  })
  // Another number opens them again: something inside is wrong.
  const problems = form.errors.some(({ field }) => inside.includes(field)) ? form.submitCount : 0
  const [isOpen, setIsOpen] = useState(isNeeded)
  const [seen, setSeen] = useState({ isNeeded, problems })
  if (seen.isNeeded !== isNeeded || seen.problems !== problems) {
    setSeen({ isNeeded, problems })
    // Never closed while a person works in it.
    if (isNeeded || problems > 0) setIsOpen(true)
  }
  return (
    <details
      {...parts('RegisterCustomerForm.folded')}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary {...parts('RegisterCustomerForm.fold')}>
        <span className="ol-RegisterCustomerForm-foldTitle">
          {title}{' '}
          {inside.every((name) => !form.field(name).required) && (
            <span className="ol-RegisterCustomerForm-optional">{t('form.optional')}</span>
          )}
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="ol-RegisterCustomerForm-fields">{children}</div>
    </details>
  )
}

function Documents({ files, ...props }: RegisterCustomerFieldsProps): ReactNode {
  const skeleton = (
    // As tall as two empty slots.
    <div className="ol-RegisterCustomerForm-documentsSkeleton">
      <Skeleton />
      <Skeleton size="control" />
      <Skeleton />
      <Skeleton size="control" />
    </div>
  )
  return (
    <LazyChunk chunk={filesChunk} fallback={skeleton}>
      {({ Shown }) => (files === null ? skeleton : <Shown {...props} files={files} />)}
    </LazyChunk>
  )
}

/** A long number in groups, once it is left: easier to compare with a card than eleven figures in a row. */
function ReadBack({ text, isShort = false }: { text: string; isShort?: boolean }): ReactNode {
  const t = useCopy(words)
  const grouped = groupDigits(text)
  return (
    <p className="ol-Field-note" data-ol-short={isShort ? '' : undefined} role="status">
      {/\s/.test(grouped) && t('registerCustomer.number.readBack', { number: grouped })}
    </p>
  )
}
