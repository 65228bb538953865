'use client'
import { CreateBusinessForm, type CreateBusinessFormProps } from '@onlend/widgets/create-business-form'
import type { ReactNode } from 'react'

/** Your own view of a new business: move the fields, and put markup of yours between them. Checks, review, sending and outcome stay in the package. */
export function OwnCreateBusinessForm(props: Omit<CreateBusinessFormProps, 'children'>): ReactNode {
  return (
    <CreateBusinessForm {...props}>
      {({ Fields }) => (
        <>
          <Fields.BusinessName />
          <Fields.SameCompanyName />
          <Fields.CompanyName />
          <Fields.Industry />
          <Fields.IndustryOther />
          <Fields.Sector />
          <Fields.SectorOther />
          <Fields.CompanySize />
          <Fields.CompanySizeOther />
          <Fields.YearsOfOperations />
          <Fields.YearsOfOperationsOther />
          <Fields.TaxId />
          <Fields.Website />
          <Fields.Description />
          <Fields.Country />
          <Fields.SameRegisteredCountry />
          <Fields.RegisteredCountry />
          <Fields.RegisteredState />
          <Fields.RegisteredCity />
          <Fields.RegisteredStreet />
          <Fields.FirstName />
          <Fields.LastName />
          <Fields.Email />
          <Fields.SameSupportEmail />
          <Fields.SupportEmail />
          <Fields.Phone />
        </>
      )}
    </CreateBusinessForm>
  )
}
