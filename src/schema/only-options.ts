/**
 * The constraint of a builder's options: the known ones and no others. The compiler infers the type of the options from
 * the argument, so without this constraint it accepts every name.
 *
 * A builder that returns the type of an option names it again: `options: Options & { readonly values: Options['values'] }`.
 * In its body, the constraint alone would give that option the type of the known options.
 */
export type OnlyOptions<Options, Known> = Known & {
  readonly [Name in Exclude<keyof Options, keyof Known>]?: never;
};
