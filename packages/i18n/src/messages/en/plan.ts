export const plan = {
  /** As it is advertised; what is really saved is computed and stands beside it. */
  yearlyClaim: 'Buy Yearly and Save 60%',
};
