'use client'
import { RegisterCustomerForm, type RegisterCustomerFormProps } from '@onlend/widgets/register-customer-form'
import type { ReactNode } from 'react'

/** Your own view of a new customer: move the fields, and put markup of yours between them. Checks, review, sending and outcome stay in the package. */
export function OwnRegisterCustomerForm(props: Omit<RegisterCustomerFormProps, 'children'>): ReactNode {
  return (
    <RegisterCustomerForm {...props}>
      {({ Fields }) => (
        <>
          <Fields.Kind />
          <Fields.BusinessName />
          <Fields.RcNumber />
          <Fields.FirstName />
          <Fields.LastName />
          <Fields.OtherNames />
          <Fields.IdNumber />
          <Fields.Nin />
          <Fields.DateOfBirth />
          <Fields.Gender />
          <Fields.MaritalStatus />
          <Fields.PhotoIdType />
          <Fields.Phone />
          <Fields.Email />
          <Fields.Address />
          <Fields.Street />
          <Fields.City />
          <Fields.State />
          <Fields.Country />
          <Fields.Occupation />
          <Fields.NextOfKin />
          <Fields.MotherMaidenName />
          <Fields.OfficeSameAsHome />
          <Fields.OfficeStreet />
          <Fields.OfficeCity />
          <Fields.OfficeState />
          <Fields.OfficeCountry />
          <Fields.Documents />
        </>
      )}
    </RegisterCustomerForm>
  )
}
