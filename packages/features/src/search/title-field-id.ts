/** Known before the form is loaded, for a shortcut that focuses its first field. */
export const titleFieldId = (formId: string): string => `${formId}-title`;

/** For a chip that opens the choice of categories. */
export const categoryFieldId = (formId: string): string => `${formId}-categoryId`;
