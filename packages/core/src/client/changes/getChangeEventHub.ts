import { getPart } from '../getPart.ts'
import {
  type ChangeEventHub,
  type ChangeEventHubSource,
  createChangeEventHub,
} from './createChangeEventHub.ts'

/** The change events of an engine; made when they are first followed. */
export function getChangeEventHub(lending: ChangeEventHubSource): ChangeEventHub {
  return getPart(lending.parts, createChangeEventHub, lending)
}
