/** For a key that leads to the first field of the form, which may not be loaded. */
export const titleFieldId = (formId: string): string => `${formId}-title`;

/** For a chip that leads to the choice of a category. */
export const categoryFieldId = (formId: string): string => `${formId}-categoryId`;
