/**
 * What the failure of a form's call is called, and what is told of it when the server gives no sentence (docs/contract.md §13.11). In a file of
 * its own, since it ships to the browser with every page.
 */
export const failures = {
  'POST /api/auth/login': { title: 'Login Failed', text: 'Please check your credentials and try again.' },
  'POST /api/auth/register': { title: 'Registration Failed', text: 'Please check your information and try again.' },
  'POST /api/auth/google': { title: 'Login Failed', text: 'Please check your credentials and try again.' },
  'POST /api/auth/logout': { title: 'Logout failed' },
  'POST /api/auth/forgot-password': { title: 'Error', text: 'Failed to send reset email' },
  'POST /api/auth/reset-password': { title: 'Reset Failed', text: 'Failed to reset password' },
  'POST /api/auth/change-password': { title: 'Error', text: 'Failed to change password' },
  'POST /api/conversations': { title: 'Failed to create conversation' },
  'POST /api/conversations/{id}/title': { title: 'Failed to rename the conversation' },
  'POST /api/conversations/{id}/delete': { title: 'Failed to delete the conversation' },
  'POST /api/conversations/delete': { title: 'Failed to delete the conversations' },
  'POST /api/conversations/delete-all': { title: 'Failed to delete the conversations' },
  'POST /api/conversations/restore': { title: 'Failed to bring back what was deleted' },
  'PATCH /api/account/name': { title: 'Failed to change your name' },
  'POST /api/recommendations': { title: 'Failed to submit recommendation. Please try again.' },
  'PATCH /api/recommendations/{id}': { title: 'Failed to save the decision' },
  'PATCH /api/users/favorites': { title: 'Failed to update favorites' },
  /** Of any other call. */
  other: { title: 'Error', text: 'There was no answer. Please try again.' },
} as const;
