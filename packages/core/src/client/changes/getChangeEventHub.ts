import { getPart } from '../getPart.ts'
import {
  type ChangeEventHub,
  type ChangeEventHubSource,
  createChangeEventHub,
} from './createChangeEventHub.ts'

/** The hub of an engine; the first follower makes it. */
export function getChangeEventHub(lending: ChangeEventHubSource): ChangeEventHub {
  return getPart(lending.parts, createChangeEventHub, lending)
}
