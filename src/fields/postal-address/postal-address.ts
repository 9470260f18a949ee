import * as z from 'zod/mini';
import { entered, nullableBy, requiredBy } from '#schema/by-options.ts';
import { enteredText } from '#schema/constraints.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import { valueOfPart } from '#schema/json-part.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';
import {
  type Coordinates,
  isOnEarth,
  readCoordinates,
  type StoredCoordinates,
  writtenCoordinates,
} from './coordinates.ts';

/** A postal address. Its lines are in one text, and its coordinates may be known. */
export interface PostalAddress extends StoredCoordinates {
  readonly address: string;
}

/** An address in a form: its lines, and its coordinates as they are typed. */
export interface AddressDraft {
  readonly address: string;
  readonly coordinates: string;
}

/** An address as it is sent. */
interface SentAddress extends Coordinates {
  readonly address: string;
}

/** A postal address, with its coordinates if they are known. */
export interface PostalAddressField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'postalAddress', Options, PostalAddress, AddressDraft, SentOf<Options, SentAddress>> {}

const longestAddress = 500;
const degrees = z.optional(z.nullable(z.number()));
const stored = z.object({ address: z.string(), lat: degrees, lng: degrees });
const lines = enteredText({ max: longestAddress, required: true, lines: true });
const empty: AddressDraft = { address: '', coordinates: '' };

/** Accepts an address as it is sent; null too, unless it is required. */
function sentAddress<Options extends FieldOptions>(options: Options) {
  const coordinate = z.nullable(z.number({ error: problem('coordinates') }));
  const address = z
    .object({ address: lines, lat: coordinate, lng: coordinate }, { error: problem('required') })
    .check(z.refine(isOnEarth, { error: problem('coordinates'), when: ({ issues }) => issues.length === 0 }));
  return requiredBy<Options, SentAddress, SentAddress | null>(options, address, z.nullable(address));
}

/** Returns the lines of an address without spaces around them, and without empty ones. */
export const linesOf = (address: string) =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns true for a typed address that may be sent, whatever its coordinates are. */
export const isAddress = (text: string) => lines.safeParse(linesOf(text).join('\n')).success;

/** Returns what is sent for a draft: null if nothing was entered. */
function sentOf({ address, coordinates }: AddressDraft) {
  if (address.trim() === '' && coordinates.trim() === '') return null;
  return { address: linesOf(address).join('\n'), ...(readCoordinates(coordinates) ?? unreadable) };
}

/** What stands for coordinates that nobody can read: the schema of what is sent refuses half of them. */
const unreadable: Coordinates = { lat: 0, lng: null };

/** Declares a postal address. */
export function postalAddress<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): PostalAddressField<Options> {
  const sent = sentAddress(options);
  const typed = z.object({ address: z.string(), coordinates: z.string() }, { error: problem('required') });
  return {
    kind: 'postalAddress',
    ...entered(options),
    record: nullableBy<Options, PostalAddress>(options, stored),
    draft: z.pipe(z.pipe(typed, z.transform(sentOf)), sent),
    sent,
    initial: empty,
    toDraft(value) {
      const read = stored.safeParse(value);
      return read.success
        ? { address: read.data.address, coordinates: writtenCoordinates(read.data) }
        : empty;
    },
    fromPart: valueOfPart,
  };
}
