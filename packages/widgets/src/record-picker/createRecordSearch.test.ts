import { expect, test } from 'vitest'
import { createRecordSearch } from './createRecordSearch.ts'

const people = [
  { name: 'Ngozi Okàfor', text: '+234 803 123 4567' },
  { name: 'Yaw Mensah', text: 'yaw@stall.example' },
  { name: 'Okafor & Sons', text: '0244 000 222' },
]
const search = createRecordSearch(people, (person) => person)
const found = (query: string) => search(query).map(({ name }) => name)

test('accents, case, punctuation and the order of words do not matter', () => {
  expect(found('OKAFOR ngozi')).toEqual(['Ngozi Okàfor'])
  expect(found('okafor sons')).toEqual(['Okafor & Sons'])
})

test('a phone number is found with or without its leading zero', () => {
  expect(found('0803 123')).toEqual(['Ngozi Okàfor'])
  expect(found('244 000')).toEqual(['Okafor & Sons'])
})

test('names that begin with the query come before names that contain it', () => {
  expect(found('okafor')).toEqual(['Okafor & Sons', 'Ngozi Okàfor'])
})

test('without a query every record is found, in its own order', () => {
  expect(search('')).toBe(people)
})
