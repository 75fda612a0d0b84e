/** Thrown while reading a type that is half typed or none at all. */
export class UnfinishedType extends Error {}
