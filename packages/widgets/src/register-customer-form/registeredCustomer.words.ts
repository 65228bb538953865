export const registeredCustomer = {
  'registeredCustomer.title': '{name} is registered',
  'registeredCustomer.title.noName': 'Customer registered',
  'registeredCustomer.documents': 'Documents can be added later.',
  'registeredCustomer.id': 'Customer ID',
  'registeredCustomer.reference': 'Reference',
  'registeredCustomer.copy': 'Copy {field}',
  'registeredCustomer.another': 'Register another',
} as const
