/** Every number that decides how well a signature fits, between 0 and 1. */
export const fits = {
  /** Signatures that fit less than this are not found. */
  leastFit: 0.62,
  /** The weight of the result, where a parameter has 1. */
  resultWeight: 1.4,
  /** What it costs to take one parameter for any number of them. */
  oneOfMany: 0.06,
  /** What each parameter costs that the query does not have. */
  unsaidParameter: 0.5,
  /** A result that is a variable of its own says nothing of what comes out. */
  resultOfAnyType: 0.5,
  /** The query has a variable where the signature has a type. */
  variableForType: 0.7,
  /** The query has a type where the signature has a variable of its own. */
  typeForVariable: 0.4,
  /** A variable that represents another one elsewhere. */
  variableClash: 0.3,
  /** The query has one type wherever the signature has a variable. */
  oneSpecialization: 0.75,
  /** The query has another type where the signature has that variable again. */
  otherSpecialization: 0.2,
  /** The weight of a callback's parameters; its result has the rest of 1. */
  callbackParameters: 0.5,
  /** The weight of a type's arguments; its name has the rest of 1. */
  typeArguments: 0.6,
}
