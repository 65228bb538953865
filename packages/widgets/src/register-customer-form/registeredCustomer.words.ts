export const registeredCustomer = {
  'registeredCustomer.title': '{name} is registered',
  'registeredCustomer.title.noName': 'The customer is registered',
  'registeredCustomer.text': 'They are now one of your customers.',
  'registeredCustomer.documents': 'Their documents can be added later.',
  'registeredCustomer.id': 'Customer ID',
  'registeredCustomer.reference': 'Reference',
  'registeredCustomer.copy': 'Copy {field}',
  'registeredCustomer.another': 'Register another customer',
} as const
