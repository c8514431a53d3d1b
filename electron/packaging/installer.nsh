; Windows only knows the last file extension. The app is therefore listed in "Open with" for .json without becoming the
; default app. electron-builder registers `qotd:` links on other systems only, so this file does it here.
; SHCTX is the registry of the current user, or of all users, depending on the installation.

!define QOTD_FILE_CLASS "studio.qotd.app.json"
!define QOTD_LINK_CLASS "studio.qotd.app.link"
!define QOTD_CAPABILITIES "Software\studio.qotd.app\Capabilities"

!macro customInstall
  WriteRegStr SHCTX "Software\Classes\${QOTD_FILE_CLASS}" "" "QOTD Studio questions"
  WriteRegStr SHCTX "Software\Classes\${QOTD_FILE_CLASS}\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHCTX "Software\Classes\${QOTD_FILE_CLASS}\shell\open\command" "" '"$appExe" "%1"'
  WriteRegStr SHCTX "Software\Classes\.json\OpenWithProgids" "${QOTD_FILE_CLASS}" ""

  WriteRegStr SHCTX "Software\Classes\qotd" "" "URL:QOTD Studio"
  WriteRegStr SHCTX "Software\Classes\qotd" "URL Protocol" ""
  WriteRegStr SHCTX "Software\Classes\qotd\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHCTX "Software\Classes\qotd\shell\open\command" "" '"$appExe" "%1"'

  ; The name of the app in "Open with".
  WriteRegStr SHCTX "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}" "FriendlyAppName" "${PRODUCT_NAME}"

  ; Lists the app in Settings > Apps > Default apps. The user decides what it opens.
  WriteRegStr SHCTX "Software\Classes\${QOTD_LINK_CLASS}" "" "QOTD Studio link"
  WriteRegStr SHCTX "Software\Classes\${QOTD_LINK_CLASS}\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHCTX "Software\Classes\${QOTD_LINK_CLASS}\shell\open\command" "" '"$appExe" "%1"'
  WriteRegStr SHCTX "${QOTD_CAPABILITIES}" "ApplicationName" "${PRODUCT_NAME}"
  WriteRegStr SHCTX "${QOTD_CAPABILITIES}" "ApplicationDescription" "${APP_DESCRIPTION}"
  WriteRegStr SHCTX "${QOTD_CAPABILITIES}" "ApplicationIcon" "$appExe,0"
  WriteRegStr SHCTX "${QOTD_CAPABILITIES}\FileAssociations" ".json" "${QOTD_FILE_CLASS}"
  WriteRegStr SHCTX "${QOTD_CAPABILITIES}\UrlAssociations" "qotd" "${QOTD_LINK_CLASS}"
  WriteRegStr SHCTX "Software\RegisteredApplications" "${PRODUCT_NAME}" "${QOTD_CAPABILITIES}"

  ; SHCNE_ASSOCCHANGED: Windows reads these keys again.
  System::Call "shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)"
!macroend

!macro customUnInstall
  ; An update runs the uninstaller too, and keeps "Open at login".
  ${ifNot} ${isUpdated}
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Run" "${APP_ID}"
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run" "${APP_ID}"
  ${endIf}
  DeleteRegValue SHCTX "Software\RegisteredApplications" "${PRODUCT_NAME}"
  DeleteRegKey SHCTX "Software\studio.qotd.app"
  DeleteRegKey SHCTX "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}"
  DeleteRegKey SHCTX "Software\Classes\${QOTD_LINK_CLASS}"
  DeleteRegValue SHCTX "Software\Classes\.json\OpenWithProgids" "${QOTD_FILE_CLASS}"
  DeleteRegKey SHCTX "Software\Classes\${QOTD_FILE_CLASS}"
  DeleteRegKey SHCTX "Software\Classes\qotd"
  System::Call "shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)"
!macroend
